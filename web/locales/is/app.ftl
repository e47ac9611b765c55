# Viðmótið. Skilaboðin eru í sömu röð á öllum málum.
skip = Beint að efninu
home-link = Heim
title-azul = Azul
title-alhambra = Alhambra
title-dreamhome = Draumaheimilið
loading = Sæki…
not-here = Þessi síða er ekki tiltæk án nettengingar
not-here-about = Þú ert án nettengingar og þessi síða hefur aldrei verið opnuð í þessu tæki. Hún birtist um leið og tengingin kemst á.
no-script = Riad þarf JavaScript. Leyfðu það á þessari síðu.
nowhere = Þessi síða er ekki til
language = Tungumál
theme = Útlit
theme-name = { $theme ->
    [light] Ljóst
    [dark] Dökkt
   *[system] Eins og í kerfinu
}
theme-is = Útlit: { $theme ->
    [light] ljóst
    [dark] dökkt
   *[system] eins og í kerfinu
}
settings = Stillingar
settings-kept = Geymt í þessum vafra.
settings-lead = Stillingarnar eru geymdar í þessum vafra og taka gildi strax. Ókláraður leikur helst eins og hann er.
privacy = Persónuvernd
less-motion = Draga úr hreyfingu
sound = Spila lágan tón þegar ég á leik og Riad er í bakgrunni
countdown = Staðfesta tilbúinn leik sjálfkrafa eftir fjórar sekúndur
connecting = Tengist…
offline = Engin nettenging.
offline-about = Það sem þú varst að gera er geymt hér og heldur áfram þegar tengingin kemst aftur á.
crowded-about = Of margar tengingar eru opnar frá netinu þínu eða í þínu nafni. Lokaðu einhverjum Riad-flipum; þessi tengist sjálfkrafa aftur.
new-version = Ný útgáfa af Riad er komin.
reload = Endurhlaða
later = Seinna
me = Þú
me-as = Þú: { $name }

headline = Þrjú byggingarspil í kringum einn garð
lead = Spilaðu ókeypis í vafranum við vini eða þjarka. Ekki þarf að stofna aðgang.
level = Styrkur þjarka
level-name = { $level ->
    [gentle] Mildur
    [casual] Léttur
    [keen] Skarpur
    [strong] Sterkur
   *[master] Meistari
}
level-about = { $level ->
    [gentle] Fyrir fyrstu spilin; lætur mistök eiga sig.
    [casual] Afslappaður; fyrirgefur ein og ein mistök.
    [keen] Spilar vel og missir sjaldan af góðum leik.
    [strong] Hugsar nokkra leiki fram í tímann.
   *[master] Sterkasti þjarkinn okkar.
}
level-bot = { $level ->
    [gentle] Mildur þjarki
    [casual] Léttur þjarki
    [keen] Skarpur þjarki
    [strong] Sterkur þjarki
   *[master] Meistaraþjarki
}
level-bot-number = { level-bot } { $number }
game-facts = 2–{ $most } leikmenn · um { $minutes } mín.
game-seats = 2–{ $most } leikmenn
about-azul = Taktu gljáðar flísar og leggðu þær á hallarvegginn.
about-alhambra = Kauptu turna, garða og múra og reistu fegurstu höllina.
about-dreamhome = Veldu herbergi og innréttaðu draumahúsið.
first-start = Fyrsta ræsing: þjónninn undirbýr spilin og gerir það aðeins einu sinni. Á meðan getur þú lesið reglurnar og kennsluna; hvert spil opnast um leið og það er tilbúið.
preparing-share = Undirbý… { $percent }%
preparing-left = um { $seconds } sek. eftir
preparing-waits = Bíður undirbúnings
preparing-failed = Ekki tókst að undirbúa þetta spil. Ástæðan er í atburðaskrá þjónsins.
prepared = { $game }: tilbúið.
play-now = Spila núna
with-friends = Með vinum
same-screen = Á sama skjá
more-choices = Fleiri mótherjar og valkostir
rules = Reglur
rules-about = Hver regla hefur auðkenni. Þegar leikur er ekki leyfður segir Riad hvaða regla bannar hann.
learn = Kennsla
my-matches = Viðureignir mínar
no-matches = Engar viðureignir enn. Þær birtast hér.
no-other-matches = Ekkert annað í bili.
bring-in = Opna vistaða viðureign
bring-in-about = Opnaðu .riad-skrá og farðu yfir spilið leik fyrir leik.
brought-in = Opnað úr skrá
open-tables = Opin borð
no-tables = Engin opin borð núna. Opnaðu borð fyrir vini og hafðu það á listanum.
being-played = Í gangi núna
waits-for-you = Beðið eftir þér
waiting-players = Beðið eftir leikmönnum
waiting-for = Beðið eftir: { $name }
finished = Lokið
ago-now = rétt í þessu
ago-minute = { $count ->
    [one] fyrir { $count } mínútu
   *[other] fyrir { $count } mínútum
}
ago-hour = { $count ->
    [one] fyrir { $count } klukkustund
   *[other] fyrir { $count } klukkustundum
}
ago-day = { $count ->
    [one] fyrir { $count } degi
   *[other] fyrir { $count } dögum
}
your-turn = Þú átt leik
turn-of = { $name } á leik
to-act = á leik
go-on = Halda áfram
review = Skoða
watch = Horfa
join = Setjast
seats-taken = { $taken } af { $seats } sætum
friendly-names = Sóley, Lóa, Birkir, Fífill, Spói, Hrafn, Fjóla, Reynir, Kría, Smári, Burkni, Erla, Víðir, Svala, Dröfn, Lilja

setup-bots = við þjarka
setup-friends = með vinum
setup-screen = á þessum skjá
players = Leikmenn
your-name = Nafnið þitt
name-of = Nafn leikmanns { $number }
player-number = Leikmaður { $number }
seat-number = Sæti { $number }
listed = Hafa borðið á lista svo að hver sem er geti sest eða horft á
correspondence = Bréfleiðis: þrír dagar fyrir hvern leik
clock = Tími á mann
clock-none = Engin klukka
clock-minutes = { $minutes ->
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
} auk 10 sekúndna fyrir hvern leik
clock-turn = { $time } fyrir hvern leik
clock-more = { $time } á mann, auk { $more ->
    [one] { $more } sekúndu
   *[other] { $more } sekúndna
} fyrir hvern leik
clock-only = { $time } á mann
minutes = { $count ->
    [one] { $count } mínúta
   *[other] { $count } mínútur
}
seconds = { $count ->
    [one] { $count } sekúnda
   *[other] { $count } sekúndur
}
takeover = Ef einhver hættir eða fellur á tíma
takeover-none = Ef einhver hættir lýkur spilinu
takeover-by = { $level ->
    [gentle] Ef einhver hættir tekur mildur þjarki við
    [casual] Ef einhver hættir tekur léttur þjarki við
    [keen] Ef einhver hættir tekur skarpur þjarki við
    [strong] Ef einhver hættir tekur sterkur þjarki við
   *[master] Ef einhver hættir tekur meistaraþjarki við
}
takeover-no-bot = Spilinu lýkur
takeover-bot = { $level ->
    [gentle] Mildur þjarki tekur við
    [casual] Léttur þjarki tekur við
    [keen] Skarpur þjarki tekur við
    [strong] Sterkur þjarki tekur við
   *[master] Meistaraþjarki tekur við
}
agreed = Stillingar borðsins
rule = Regla
options = Valkostir og reglurnar sem þeir breyta
option-wall = Hvor hlið leikmannaspjaldanna er notuð.
option-first = Sætið sem byrjar fyrstu umferð.
option-scoring_cards = Hvar stigaumferðarspilin liggja í bunkunum.
option-open_hands = Allir sjá peninga allra.
option-edition = Hvaða reglubók gildir þar sem bækurnar greinir á.
option-no_discard = Fyrsti leikmaður hendir engum dálki, eins og bækurnar mæla með þegar ung börn spila.
option-closed_rooms_refuse_tokens = Herbergi í hámarksstærð tekur ekki við skreytingu.
option-children_tiebreak = Sé jafnt ráða fleiri börn í húsinu úrslitum, eins og í íslensku bókinni.
option-open_roofs = Allir mega skoða alla þakbunka.
option-components = Tölur á spilunum sem eigandi spilsins hefur talið, í stað þeirra sem fylgja Riad.
value-seed = Af handahófi
value-coloured = lituð
value-grey = grá (hvaða reitur sem er í línunni)
value-on_top = efst
value-shuffled_in = stokkuð inn
value-en = ensk
value-is = íslensk
value-it = ítölsk
make-table = Opna borðið
start = Byrja
cancel = Hætta við
close = Loka

invite = Bjóddu vinum þínum
invite-how = Sendu vinum þínum þennan tengil eða láttu þá skanna kóðann. Viðureignin hefst þegar öll sæti eru skipuð.
link = Tengill á þetta borð
copy = Afrita
copied = Afritað
share = Deila
code = QR-kóði fyrir tengilinn
seats = Sæti
seat-free = laust
seat-taken-by = { $name } sest við borðið.
seat-left-by = { $name } stendur upp.
kept-for = frátekið: { $name }
you = þú
sit = Setjast hér
add-bot = Bæta við: { level-bot }
stand = Losa sætið
send-away = Fjarlægja
close-table = Loka þessu borði

opening = Sæki borðið…
opening-offline = Borðið opnast um leið og tengingin kemst aftur á.
opening-preparing = Verið er að undirbúa spilið. Borðið opnast um leið og það er tilbúið.
no-table = Þetta borð finnst ekki
no-table-about = Kannski er tengillinn ekki heill eða borðið hefur verið fjarlægt.
cancelled = Þessu borði var lokað
score = stig
enlarge = Stækka: { $name }
log = Gangur spilsins
log-start = Spilið hefst
log-leave = { $why ->
    [time] fellur á tíma
   *[resigned] gefst upp
}
log-taken-over = { $bot } tekur við
log-abandon = vill hætta án úrslita
log-cancel = Borðinu var lokað
log-rematch = Ný viðureign var opnuð
log-record = Vistuð viðureign var opnuð
all-of-it = Sýna allt ({ $count })
less = Sýna færra
chat = Spjall
chat-onlookers = Spjall áhorfenda
say-something = Skrifaðu skilaboð
say = Senda
chat-options = Valkostir fyrir { $name }: { $text }
deleted-player = Eyddur leikmaður
table-tools = Valmynd borðsins
resign = Gefast upp
resign-sure = Viltu örugglega gefast upp? Þá lýkur spilinu hjá öllum.
resign-sure-bot = { $level ->
    [gentle] Viltu örugglega hætta? Mildur þjarki spilar áfram fyrir þig.
    [casual] Viltu örugglega hætta? Léttur þjarki spilar áfram fyrir þig.
    [keen] Viltu örugglega hætta? Skarpur þjarki spilar áfram fyrir þig.
    [strong] Viltu örugglega hætta? Sterkur þjarki spilar áfram fyrir þig.
   *[master] Viltu örugglega hætta? Meistaraþjarki spilar áfram fyrir þig.
}
stop = Hætta án úrslita
stop-sure = Viltu biðja um að viðureigninni verði hætt án úrslita?
stop-sure-alone = Viltu örugglega hætta án úrslita?
stop-wish = Ósk um að hætta án úrslita: { $names }. Haltu áfram að spila ef þú vilt það ekki.
stop-agree = Samþykkja
stop-asked = Þú baðst um að hætta án úrslita. Eiga eftir að samþykkja: { $names }.
your-move = Leikurinn þinn
undo = Til baka
confirm = Staðfesta
sending = Sendi…
sending-again = Ekkert svar enn. Leikurinn þinn er geymdur hér og verður sendur aftur.
since = { $count ->
    [one] { $count } leikur var leikinn á meðan þú varst í burtu.
   *[other] { $count } leikir voru leiknir á meðan þú varst í burtu.
}
step-through = Skoða skref fyrir skref
dismiss = Loka
rematch-made = Ný viðureign bíður.
claim-time = Krefjast falls á tíma
days = { $count ->
    [one] { $count } dagur
   *[other] { $count } dagar
}
you-won = Þú vannst
won = { $count ->
    [one] { $names } vann
   *[other] Sameiginlegur sigur: { $names }
}
no-winner = Engin úrslit
ended-by = { $why ->
    [resigned] { $name } gafst upp.
    [time] { $name } féll á tíma.
    [abandoned] Leikmenn komu sér saman um að hætta.
   *[rules] Spilinu er lokið.
}
total = Samtals
winner = sigurvegari
rematch = Spila aftur
replay = Fara yfir spilið
export = Sækja sem skrá
position = Staða
position-of = Staða { $number } af { $most }
step-back = Fyrri
step-on = Næsta
to-present = Í núverandi stöðu
to-your-turn = Þú átt leik: halda áfram

keys = Flýtilyklar
keys-tab = fara í næsta hluta síðunnar
keys-arrows = fara um borðið
keys-choices = fara á næsta eða fyrra atriði sem hægt er að velja
keys-enter = velja
keys-undo = taka eitt skref til baka
keys-undo-all = taka allan leikinn til baka
keys-confirm = staðfesta leikinn
keys-help = sýna þessa hjálp

plain-todo = Veldu leik.
plain-moves = Leikir
plain-note = Þetta spil á ekki eigið borð enn. Hægt er að spila það með þessum lista.
plain-none = Engir núna.
plain-position = Staða

error-offline = Ekkert svar barst frá þjóninum. Athugaðu nettenginguna; ekkert hefur glatast.
error-stale = Spilið hefur haldið áfram. Svona er staðan núna.
error-not_your_turn = Þú átt ekki leik.
error-not_signed_in = Veldu fyrst nafn eða skráðu þig inn.
error-not_allowed = Þú mátt ekki gera þetta.
error-not_found = Fannst ekki.
error-taken = Sætið er þegar skipað.
error-name_taken = Þetta notandanafn er þegar í notkun.
error-wrong_password = Notandanafn eða lykilorð er rangt.
error-weak_password = Of auðvelt er að giska á þetta lykilorð. Veldu lengra lykilorð.
error-bad_name = Ekki er hægt að nota þetta nafn.
error-bad_login = Ekki er hægt að nota þetta notandanafn.
error-passkey_refused = Aðgangslyklinum var hafnað.
error-proof_needed = Staðfestu fyrst hver þú ert: þetta krefst innskráningar á síðustu 10 mínútum.
error-banned = Umsjón þjónsins hefur lokað þessum aðgangi.
error-blocked = Þú getur ekki sest við borð með einhverjum sem þú hefur útilokað eða sem hefur útilokað þig.
error-link_used = Tengillinn er útrunninn eða hefur þegar verið notaður. Biddu umsjón þjónsins um nýjan.
error-no_such_person = Þessi leikmaður er ekki lengur hér.
error-too_many_requests = Of margar beiðnir í einu. Bíddu aðeins.
error-preparing = Enn er verið að undirbúa þetta spil. Reyndu aftur eftir augnablik.
error-unavailable = Þjónninn svarar ekki núna. Reyndu aftur.
error-internal = Eitthvað fór úrskeiðis hjá okkur. Allt sem var staðfest er óhult.
error-too_large = Þetta er of stórt.
error-has_account = Þú ert nú þegar með aðgang.
error-illegal_move = Þessi leikur er ekki leyfður.
error-unknown_move = Þetta er ekki leikur í þessu spili.
error-bad_option = Þessi stilling er ekki gild.
error-bad_request = Þjónninn gat ekki lesið beiðnina.
error-not_now = Það er ekki hægt núna.
error-try_again = Einhver varð fyrri til. Reyndu aftur.
error-incomplete_turn = Leikurinn þinn er ekki tilbúinn. Kláraðu hann og staðfestu svo.
error-too_many_moves = Leiknum þínum lýkur áður en kemur að þessu.
error-rules_changed = Reglurnar hafa verið lagfærðar síðan viðureignin hófst. Hægt er að skoða hana en ekki halda henni áfram.
error-bad_file = Þetta er ekki heil skrá með viðureign.
error-bad_label = Ekki er hægt að nota þetta heiti.
error-push_failed = Tilkynningaþjónusta vafrans svarar ekki núna. Reyndu aftur síðar.
error-elsewhere = Þessi leikur var leikinn í öðrum glugga og ókláraði leikurinn hér féll því niður.

# Borð: umhverfis spilið.
wait = Bíða
news = Tíðindi
points-so-far = Stig hingað til
scored-for = Stig fyrir
scored-nothing = Ekkert.
position-start = Upphafið
position-loading = Sæki þessa stöðu…
keys-step = þegar farið er yfir spilið: einum leik aftar eða framar
keys-ends = þegar farið er yfir spilið: fyrsta eða síðasta staða
keys-drag = Það má líka draga flísar og spil, með mús eða með því að halda fingri á þeim andartak.
signed-out = Innskráningin þín er ekki lengur í gildi. Þú getur aðeins horft á.
sign-in = Skrá inn
connected-again = Tengingin er komin aftur á.
undo-all = Allt til baka
countdown-said = Leikurinn verður sendur sjálfkrafa eftir fjórar sekúndur. Ýttu á „Bíða“ til að stöðva það.
countdown-held = Leikurinn bíður. Staðfestu þegar þú vilt.
letters = Flýtilyklar með einum staf: C, U og ?
copy-link = Afrita tengilinn
copy-link-here = Tengill á þessa stöðu
time-left = { $seconds ->
    [one] { $seconds } sekúnda eftir.
   *[other] { $seconds } sekúndur eftir.
}
time-up = Tíminn þinn er búinn.
time-claim = { $name } á engan tíma eftir. Þú getur krafist falls á tíma.
log-lines = Nánar
