# Words and buttons that several rooms share.

word-yes = yes
word-on = on
word-off = off
posted = Done, the message is in the channel for everybody to see.
form-late = That took longer than usual. Go on with the button.

button-approve = Approve
button-choose-ability = Choose ability
button-decline = Decline
button-history = History
button-newer = Newer
button-next = Next
button-older = Older
button-reason = Reason
button-retire = Retire character
button-sheet = Character
button-switch = Play: { $name }
button-undo = Undo
button-withdraw = Withdraw request
button-xp-log = XP log
