# Requests: the card, the queue, the reason.

card-ability-title = { $ability }: { $name }
card-who = Asked by { $owner } · choice for level { $level } · { $at }
card-for = Entered by { $asker }
card-deity = God: { $deity }
card-note = Note: { $note }
card-how = React with ✅ to approve or ❌ to decline. The buttons work too.
card-approved = **Approved** · { $by } · { $at }
card-declined = **Declined** · { $by } · { $at }
card-withdrawn = **Withdrawn** · { $by } · { $at }
card-reason = Reason: { $reason }
card-gone = The character of this request is gone. [/approvals] shows the other requests.
card-problem = This cannot be approved now
card-before = Now
card-after = After approval
card-does = What the ability does
card-footer = Request { $number }

request-withdrawn = The request is withdrawn. Send a new one with [/ability choose].
queue-title = Waiting for an ORG
queue-empty = Nothing waits, everything is done. [/help] tells what else an ORG can do.
queue-count = { $count ->
        [one] { $count } request waits.
       *[other] { $count } requests wait.
    } The oldest comes first.
queue-line = **{ $number }** · { $name }: { $ability } · { $asker } · { $at }
queue-prompt = Open a request
reason-title = Reason for declining
reason-question = Why the request is declined
