import type { Lexicon } from "../../rules/urgency/lexicon.ts";

const NOT = ["didnt", "did not", "never", "havent", "have not", "hadnt", "i dont", "dont", "not"];
const DONE = [
  "make",
  "made",
  "do",
  "did",
  "done",
  "authorise",
  "authorize",
  "authorised",
  "authorized",
];
const DONE_TOO = ["approve", "approved", "send", "sent", "order", "ordered", "apply", "applied"];
const DONE_ALSO = [
  "buy",
  "bought",
  "request",
  "requested",
  "recognise",
  "recognize",
  "sign in",
  "log in",
];

const notDone = NOT.flatMap((not) =>
  [...DONE, ...DONE_TOO, ...DONE_ALSO].map((done) => `${not} ${done}`),
).join("|");

/** How people write about losses and crimes in English; small letters, no apostrophes. */
export const english: Lexicon = {
  thing:
    "pocketbook|pouch|tote|suitcase with|keys and|sim|cheque book|checkbook|bankcard|atm card|smartphone|android|tablet|everything|card|debit card|bank card|wallet|purse|handbag|bag|backpack|rucksack|phone|mobile|cell|iphone|laptop|passbook|card detail|card number",
  papers:
    "id card|my id|national id|passport|identity|my name|personal data|my data|personal information|my details|my identity|arc|residence card",
  gone: "losing|i lose my|slipped out|left it|left on|forgot it|forgot my card|somewhere|whereabouts|lost my|lost her|lost his|not in her|cant locate|nowhere|isnt in my|no longer have|lost|misplaced|missing|gone|dropped|left|left behind|cant find|cannot find|can not find|couldnt find|fell out|not in my|not there|disappeared|mislaid|forgot in|nowhere to be found|lost it",
  taken:
    "still has my|has my debit card|has my bank card|refuses to return|wont hand back|walked off with|vanished with my|went off with|nick|lifted|swipe|stolen from|was stolen|were stolen|ripped|yanked|looted|someone has my|has got my|run off with|made off with|taken from my|disappeared from my|took my|taken my|took it|was taken|were taken|been taken|got taken|taking money|took the|they took|took her|took his|is taken|stole|stolen|steal|stealing|theft|thief|thieves|nicked|snatched|grabbed|swiped|pinched|pickpocket|pickpocketed|wont give|wont return|broken into|broke into|ran off with",
  robbed:
    "robbed|mugged|pickpocketed|pickpocket|burgled|burglar|burglary|robbery|mugging|purse stolen",
  money:
    "million|thousand|grand|money|saving|balance|cash|fund|deposit|everything|dollar|twd|ntd|bitcoin|pension|salary|all i had|5000|3000|2000|20000|30000|200k|500000",
  account: "account|bank|banking|bank account|login|online banking",
  event:
    "withdrawals|charges me|charging me|charged me|transfers|payments|transactions|purchases|charge|payment|transaction|transfer|withdrawal|purchase|debit|login|sign in|log in|logged in|loan|account|card|text|it took|taken|password|credit|order|letter",
  notMine: `werent me|were not me|never bought|did not buy|didnt buy|someone i dont know|somebody i dont know|people i dont know|a person i dont know|who is this merchant|who is this charge|know nothing of|nothing to do with me|from russia|from nigeria|from china|from abroad i|just noticed|suddenly noticed|card is with me|card is still with me|card in my hand|havent left|not in that country|i was at home|i was at work|out of nowhere|mysterious|odd|strange charge|no clue|not made by me|not done by me|never visited|never ordered|dont shop|ive no idea|while i was asleep|while i was sleeping|i was asleep|im not in|i am not in|know nothing about|no knowledge|not aware of|dont remember|do not remember|not my purchase|not my transaction|wasnt mine|i have no idea|cant explain|didnt use|did not use|havent used|never used|never signed|never opened|never heard of|dont know this|not something i|who made this|nobody asked me|behind my back|wasnt me|was not me|isnt me|not me|not mine|isnt mine|unknown|unrecognised|unrecognized|dont recognise|dont recognize|do not recognise|do not recognize|doesnt look familiar|not familiar|unfamiliar|weird|strange|suspicious transaction|without permission|without my|without asking|did nothing|ive never been|never been|i never|wasnt by me|no idea who|dont know about|not by me|${notDone}`,
  misuse:
    "being sold|sold online|dark web|for sale online|sim was swapped|sim got swapped|sim has been swapped|number was ported|number got ported|cloning|leaked my|abused|misused|misuse|data leaked|data leak|data breach|being used|been used|was used|took over my|taken over my|changed my bank password|changed my password|stolen identity|breach|infiltrated|spoofed|sim swap|sim swapped|rogue|charged without|used fraudulently|unauthorised|unauthorized|hacked|hack|hacker|compromised|cloned|skimmed|fraudulent|broke into my account|identity theft|identity stolen|impersonated|impersonating|taken over|has access to my|got access to my|got into my|breached",
  someone:
    "someone|somebody|a stranger|stranger|some guy|roommate|flatmate|ex boyfriend|ex girlfriend|ex husband|ex wife|carer|caregiver|a man|a woman|scammer",
  uses: "took my phone|sent himself|sent herself|transferred himself|emptied my|cashed my|moved my money|spends my|drains my|uses my|charging my|logged on|using my|used my|use my|withdrew|logged into my|logged in to my|logging into my|spending my|spent my|opened an account|opened account|opened a|took a loan|took out a loan|has my card|accessed my|access to my|taking money|pretending to be me|was used|been used",
  vanished:
    "now there are charges|charges now|slipping away|cashed out|withdrawn|moved out|transferred away|siphoned|short by|less money|less than|was removed|been removed|disappearing|keeps disappearing|nowhere|gone|missing|vanished|disappeared|taken out|taken from|withdrew|transferred out|stolen|went missing|left my account",
  emptied:
    "cleared my|bled dry|nothing is left|zeroed|emptied out|took everything|took all|stole everything|lost all my|lost all our|all our money|life savings|entire savings|whole savings|has been transferred out|money is gone|drained|wiped out|wiped|emptied|cleaned out|cleared out|all gone|all my money|lost everything|nothing left|everything is gone|everything has been transferred|all transferred out|account is empty",
  zero: "shows 0|says 0|show 0|shows zero|now 0|at 0|zero|empty|0 balance|is 0|nothing in my account",
  authority:
    "security team|bank security|fraud squad|anti fraud|customs officer|health ministry|social security|utility company|power company|telecom|cops|cop|constable|inspector|attorney|bailiff|revenue|national tax|interpol officer|prosecutors office|security bureau|cybercrime|health insurance bureau|165|police|policeman|police officer|officer|prosecutor|court|judge|detective|sheriff|interpol|fbi|immigration|tax office|irs|government|ministry|customs|national health|embassy|fraud department|fraud team|security department|investigator",
  accuse:
    "drugs|illegal|suspect|fugitive|lawsuit|summons|subpoena|case number|fine|penalty|convicted|trafficking|smuggling|parcel has|money laundering|laundering|investigation|investigate|warrant|arrest|arrested|deported|crime|criminal|charged with|jail|prison|involved in|under investigation|illegal parcel|not to tell|dont tell|secret",
  contact:
    "phone call|got a call|received a call|gets a call|calling|keeps calling|keep calling|voicemail|dm|wrote me|writes me|reached out|video call from|introduced himself|on line|on telegram|on whatsapp|pretend|called|call|phoned|rang|ringing|caller|on the phone|claiming|claims|claimed|says|said|saying|texted|emailed|messaged|message from|told me|contacted|pretending|pretended|passed me to|got a message|who said",
  demand:
    "being told by|being told what|told by phone|what to press|what to type|what to do on the atm|needs bail|pay bail|bail money|told grandma|told my|asked my|told mum|told mom|told dad|got her to|got him to|is making her|is making him|keeps telling|wants us|wants you to|instructing|coached|guided me|walked me through|i was told|we were told|im told|been told|supposed to|wants money|wants cash|wants payment|wants my|wants me|wants the code|pay first|fee first|about to send|about to transfer|about to pay|going to send|going to transfer|going to withdraw|insists|insisting|demands|demanding|demanded|urges|urged|convinced me|persuaded me|talked me into|got me to|pressuring|pressured|wants him|wants her|asked her|asked him|told her|told him|told us|tells us|says i must|says i have to|said i must|said i have to|says i need to|i need to pay|requires me|require me|advance fee|up front|upfront|told me to|tells me to|telling me to|told to|asks me to|asked me to|asking me to|asked me|asks me|asking me|asks for|asked for|asking for|wants me to|want me to|want money|made me|makes me|making me|make me|must|have to|has to|need to pay|needs money|forced to|forcing me|instructed|orders me|keeps asking|unless i|unless|or we|or else|before withdrawing|before i can|pay now|for more",
  acts: "wiring|wire|wires|pay tax|pay a fee|transfer|transferring|send|sending|sent|move|moved|withdraw|hand over|hand it|pay|paid|deposit|put money|gift card|itunes card|steam card|game point|game card|buy|go to the atm|to the atm|at an atm|install|download|verify|confirm|cancel|invest|send money|send my|lend|bank card|surgery|codes|my bank account|agreed",
  safe: "vault account|vault|government account|escrow account|police account|court account|temporary account|new account for safety|security account|safe account|secure account|holding account|protected account|safety account|safe wallet|moved to protect|to protect it",
  vouchers:
    "apple card|itunes|google play|amazon card|steam|voucher|prepaid card|gift voucher|gift card|itunes card|steam card|game point|game card|google play card",
  stranger:
    "girl he never met|never met in person|he never met|she never met|girl online|man online|stranger|courier|recruiter|someone i met|met online|met on|never met|dont know him|dont know her|unknown person|a guy|a man|a woman|some guy|someone online|random person|online friend|internet friend|prince|soldier|army doctor|support guy",
  trade:
    "seller|landlord|buyer|facebook|marketplace|ebay|carousell|ticket|concert ticket|flat|apartment|rental|job|task job|recruiter|iphone on|airbnb",
  remoteTool:
    "remote support guy|remote guy|support guy transferred|tech support guy|popup|pop up|they got in|got in to my|they are in my|screen went black|went black|took over my phone|took over my computer|virus|malware|trojan|spyware|screen mirroring|control over my|controls my|taken control|took control|cursor moves|by itself|anydesk|any desk|teamviewer|team viewer|rustdesk|airdroid|quicksupport|remote access|remote into|remote control|remoted into|controlling my|control my computer|control of my|take control|moving by itself|moving on its own|acts weird|acting weird|got into my pc|into my computer",
  remote:
    "remote|remotely|share my screen|screen share|share screen|shared my screen|installed an app|install an app|microsoft support|tech support|controlling",
  link: "link|url|fake website|website|site|qr code|qr|page|email|sms|text|parcel message|parcel|message",
  fakeSite:
    "bogus|spoof|imitation|lookalike|copycat|scam site|dodgy|sketchy|shady|not your website|not the real|not real|fake website|fake site|fake page|fake app|fake shop|fake store|looks fake|phishing|phish|phished|smishing|wasnt yours|was not yours|was fake|a fake|is it real",
  entered:
    "pasted|copied|uploaded|tapped|opened a link|followed a link|clicked on|entered|keyed|input|inputted|gave my|supplied|handed over|submitted|responded to|replied to|typed|put in|filled|filled in|filled out|gave them|logged in through|keyed in|fell for|clicked|typed in|scanned",
  secret:
    "my info|info|information|account number and|log in details|login details|bank login|token|security answer|cvc|digits|numbers from the text|password|pin|pin number|otp|code|one time code|verification code|sms code|security code|card number|card detail|bank detail|login|cvv|my detail|passcode|credentials",
  disclosed:
    "gave my|provided|handed over|let him know|let them know|passed|saw my|seen my|photographed my|texted|forwarded|read out|spelled out|gave him|gave her|gave them|told them|told her|to scammers|told|gave|given|shared|share|read|sent|send|gave out|handed|said|dictated|disclosed|revealed|leaked|exposed|know my|knows my|found out my",
  handed:
    "posted my atm|posted my bank|posted my debit|mailed my atm|mailed my bank|mailed my debit|sent my atm|sent my bank card|sent my debit|shipped my card|couriered my|gave my bank card|gave the card|lent out my|parcel with my card|courier took my card|handed my|cash to a courier|handed cash|gave cash|paid cash to|account for rent|my account to a|lending my account|gave my account|gave him my account|gave my debit|my card and pin|card and pin to|sold my|sell my|lent my|let someone use|rented my|sent my card|mailed my card|posted my card|gave my card|handed over my|receive money|i agreed|card and pin|gave away",
  mule: "unknown deposit|money i dont know came|strange deposit|received money from a stranger|money appeared|forward money|pass on money|receive and forward|transfer on the money|rent out my account|use my account to receive|account rental|mule account|money mule|mule|sold my bank account|sold my account|dummy account",
  threat:
    "in jail and needs|needs bail|filmed me|recorded my|compromising|humiliate|publish my|share my photos|my nude|naked video|kidnapping|abduct|torture|my pics|my nudes|explicit|sex tape|send my pictures|send my photo|expose me|exposes|ruin me|weapon|gun|bomb|break my legs|burn|violence|stalking|or else|intimidat*|coerc*|held against|under duress|beaten|dont pay they|if i dont pay|if i dont send|if we dont pay|dont pay|threat|threaten|threatens|threatened|threatening|blackmail|blackmailed|blackmailing|extort|extortion|extorted|ransom|sextortion|nude|naked|intimate|kill|hurt|harm|beat me|come to my house|loan shark|gang|kidnap|kidnapped|hostage|post my video|post my photo|leak my|recorded me|forced to|being forced|forcing me|at gunpoint|knife|standing next to me",
  invest:
    "forex group|signal group|profit|returns|lower rate loan|loan consolidation|advance loan|crypto coach|mentor|sugar|escort|pet seller|puppy|inheritance|beneficiary|job offer|remote job|part time job|task job|loan agent|invoice|trading group|investment group|invest|invested|investment|investment app|crypto|bitcoin|forex|trading|platform|telegram|whatsapp|line group|line stock|stock teacher|met online|met on tinder|tinder|dating|online girlfriend|online boyfriend|romance|lottery|prize|won a|guaranteed return|inheritance fee|fake shop",
  stuck:
    "never sent|never came|never shipped|never delivered|not delivered|didnt deliver|no refund|refuses to refund|cant get my money|cannot get my money|get it back|wont refund|closed the site|site is down|kicked me out|removed me|cut contact|no longer reachable|ran away|went silent|wont pay out|frozen my funds|withdrawal denied|cant withdraw|cannot withdraw|wont let me|wont let|wont return|unless i pay|disappeared|vanished|blocked me|wont answer|stopped replying|no reply|took my money|pay a fee|fee first|want a fee|pay first|pay tax|before withdrawing|more deposit|asked me to invest|asked me to pay|told me to send|needs money|already sent|never arrived goods|ghosted|verify my account|receive money|by transferring|was fake|send the code|through a link",
  relative:
    "pretending to be my|its me my phone|hi mum|hi mom|hi dad|new number asking|from a new number|hacked account asked|had an accident|my phone broke|i sent it|lend money",
  shop: "installments by mistake|instalments by mistake|cancel a subscription at an atm|go to the atm|at an atm|verify my account through|confirm with the bank by|set up installment",
  scam: "conman|con artist|hoax|swindle|rip off|ripoff|bamboozled|fooled|fooled me|fell victim|victim of|scammy|pyramid scheme|ponzi|pig butchering|crook|crooks|imposter|impostors|cheats|sham|scam|scammed|scammer|scamming|fraud|fraudster|defrauded|conned|con man|tricked|deceived|duped|swindled|swindler|ripped off|cheated|fake police|fake policeman|fake officer|fake bank|fake call|fake prosecutor|phished|romance scam|phishing|smishing|impostor|catfish|catfished",
  report:
    "report my card|report it lost|report my lost|report a stolen|cancel my card i lost|report stolen",
  stop: "halt|reverse|recall|intercept|pull back|lock everything|block|freeze|lock|suspend|cancel|stop|deactivate|disable|shut down",
  alarm:
    "help|now|immediately|right now|asap|urgent|urgently|emergency|please|quick|quickly|hurry|at once|all my cards|sos|straight away|!!",
  neutral:
    "charged twice|double charged|why was i charged|get charged|be charged|pending charge|telecom bill|power bill|returns policy|profit from|job requires|held|text size|text larger|hold music|the agent|service agent|customer service agent|live agent|job offer letter|lost my job|lost the job|new job|app store|game points with card|gift cards with my|phone number|access to my old|all my money to|move all my money|lost my password",
  harmless:
    "no cash came out|didnt dispense|did not dispense|cash didnt come out|if i lose|if i lost|if my card|if my phone|if my wallet|if it gets|if it is lost|button by mistake|paid twice|hypothetical|suppose|in case|just in case|example|prevention|awareness|learn about|course|before i travel|going to travel|protect me|protect my|protect myself|protect from|protect against|can my|close my account|lost access|avoid|prevent|spot|recognize phishing|recognise phishing|tips|policy|in general|someday|if someone|what if|what happens if|gets lost|insurance|insured|covered|luggage|baggage|found my|found the|i found|undo|unfreeze|cancelling the loss|cancel the loss|cancel loss|will you ever|will the bank|do you send|really from you|is this text|how do i know|did not click|didnt click|where to report|how to report a scam|scam ad|latest scams|what are the|process for|liable|dispute take|on my statement|can someone|should i|could someone|worried about fraud|passport insurance|should i watch|not arrived|hasnt come|hasnt arrived",
  question:
    "limit|limits|what time|which|opening hours|documents|how can i pay|how long|how much|fee for|is there a fee|a fee|fees|cost|costs|charges|what is a|what is|what does|what identity|is it illegal|is it ok|can i|can my|can you help me|may i|do i have to|do i need|temporarily|while travelling|while abroad|for overseas|dont want|how to|how do i turn|why is|why was i charged|charged twice|double charged|do you refund|does|is the|secure account settings|settings|will my|when will|where can|where is the|start investing",
};
