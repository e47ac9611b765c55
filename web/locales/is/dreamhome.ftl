# Draumaheimilið, með orðum reglubókarinnar.
dreamhome-card = { $card ->
    [living_room] stofa
    [kitchen] eldhús
    [bedroom] svefnherbergi
    [childrens_room] leikherbergi
    [bathroom] baðherbergi
    [study] vinnustofa
    [library] bókaherbergi
    [game_room] spilaherbergi
    [pantry] matarbúr
    [sauna] gufubað
    [dressing_room] fataherbergi
    [garage] bílskúr
    [storage] geymsla
    [laundry] þvottahús
    [workshop] verkstæði
    [wine_cellar] vínkjallari
    [piano] píanó
    [cat_house] kattarhús
    [canopy_bed] rúmtjald
    [whirlpool] nuddpottur
    [ice_cream_machine] ísvél
    [painting] málverk
    [toy_train] leikfangalest
    [globe] hnattlíkan
    [treehouse] trjákofi
    [birdhouse] fuglahús
    [drill] bor
    [jackhammer] loftpressa
    [concrete_mixer] steypuhrærivél
    [scaffolding] vinnupallar
    [roofer] þaksmiður
    [supplier] birgðasali
    [architect] arkitekt
    [handyman] snúningamaður
    [interior_designer] innanhússhönnuður
    [first] fyrsti leikmaður
   *[empty] tómt herbergi
}
dreamhome-card-of = { $card ->
    [living_room] stofu
    [study] vinnustofu
    [storage] geymslu
    [wine_cellar] vínkjallara
    [whirlpool] nuddpott
    [treehouse] trjákofa
    [jackhammer] loftpressu
    [scaffolding] vinnupalla
    [roofer] þaksmið
    [supplier] birgðasala
    [handyman] snúningamann
    [interior_designer] innanhússhönnuð
   *[other] { dreamhome-card }
}
dreamhome-roof-card = { $colour ->
    [red] rautt
    [brown] brúnt
    [grey] grátt
   *[green] grænt
} þak{ $window ->
    [yes] {" "}með kvisti
   *[no] {""}
}
dreamhome-marker = merki fyrsta leikmanns
dreamhome-space = { $floor ->
    [b] kjallari
    [f] fyrsta hæð
   *[s] önnur hæð
}, reitur { $column }
dreamhome-on = { $floor ->
    [b] í kjallara
    [f] á fyrstu hæð
   *[s] á annarri hæð
}, reit { $column }
dreamhome-points = { $points } stig
dreamhome-nothing-there = ekkert
dreamhome-kinds = { $n } gerðir herbergja
dreamhome-about-token = { $points } stig; { $rooms }
dreamhome-outside = fyrir utan húsið
dreamhome-about = { $card ->
    [drill] áður en þú tekur spil: skiptu á herbergi af spilaborðinu og öðru úr húsinu
    [jackhammer] í upphafi umferðar: taktu herbergi á undan hinum
    [concrete_mixer] áður en þú tekur spil: víxlaðu tveimur herbergjum á spilaborðinu
    [scaffolding] bera það sem er fyrir ofan
    [roofer] í lokin: taktu eitt þakspil sem var hent
    [supplier] í lokin: skiptu á herbergi og öðru sem var hent
    [architect] í lokin: 1 stig í viðbót fyrir hvern nýtingarbónus og 1 fyrir hvert tómt herbergi
    [handyman] í lokin: víxlaðu tveimur herbergjum í húsinu
   *[interior_designer] skreytingar klára ekki herbergi og hver gefur 1 stig í viðbót
}
dreamhome-scores = gefur { $points }
dreamhome-annex = við hlið { $room }s: { $points }
dreamhome-only-basement = aðeins í kjallara
dreamhome-free = { $where }: laus
dreamhome-unsupported = { $where }: laus, en ekkert er fyrir neðan enn
dreamhome-down = { $where }: tómt herbergi, á hvolfi ({ $room })
dreamhome-size = { $n } af { $most } spilum
dreamhome-with = með: { $card }
dreamhome-roof-open = þak: { $holds }
dreamhome-roof-spare = { $card } (telst ekki með)
dreamhome-roof-pile = { $n ->
    [0] þakbunki: tómur
   *[other] þakbunki: { $n } spil á hvolfi
}; { $most } mynda þak
dreamhome-roof-coming = { $card } bætist við
dreamhome-log-take = tekur { $room } og { $special }
dreamhome-log-discard = hendir dálki { $column } ({ $room } og { $special })
dreamhome-log-hammer = notar loftpressu og tekur { $room }
dreamhome-log-drill = notar bor: út fer { $room } { $where }; inn kemur { $other } úr dálki { $column }
dreamhome-log-mix = notar steypuhrærivél: { $room } og { $other } víxlast
dreamhome-log-put = byggir { $room } { $where }
dreamhome-log-down = leggur { $room } á hvolf { $where }
dreamhome-log-scaffold = setur upp vinnupalla { $where }
dreamhome-log-token = setur { $card } í { $room } { $where }
dreamhome-log-roofer = notar þaksmið: { $card } bætist við
dreamhome-log-supply = notar birgðasala: út fer { $room } { $where }; inn kemur { $other }
dreamhome-log-swap = notar snúningamann: { $room } { $where } og { $other } { $there } víxlast
dreamhome-log-keep = heldur skreytingu ({ $card })
dreamhome-log-pass = sleppir því
dreamhome-log-unused = hendir því sem kemst hvergi fyrir ({ $card })
dreamhome-todo-confirm = Farðu yfir leikinn og staðfestu, eða veldu annað.
dreamhome-todo-drill = { $step ->
    [0] Bor: veldu herbergið sem á að fara úr húsinu þínu.
   *[other] Bor: veldu dálkinn með herberginu sem á að koma í staðinn.
}
dreamhome-todo-mix = Steypuhrærivél: veldu tvo dálka; herbergi þeirra skipta um stað.
dreamhome-todo-supply = { $step ->
    [0] Birgðasali: veldu herbergið sem á að fara úr húsinu þínu.
   *[other] Birgðasali: veldu í staðinn herbergi sem var hent.
}
dreamhome-todo-swap = Snúningamaður: veldu tvö herbergi í húsinu þínu; þau skipta um stað.
dreamhome-todo-scaffold = Veldu einn af merktu reitunum fyrir vinnupallana.
dreamhome-todo-place = Veldu einn af merktu reitunum fyrir { $room }.
dreamhome-todo-down = Veldu einn af merktu reitunum til að leggja { $room } á hvolf sem tómt herbergi.
dreamhome-todo-token = Veldu eitt af merktu herbergjunum fyrir { $card }.
dreamhome-todo-take = Taktu dálk: herbergið og það sem er fyrir ofan.{ $tools ->
    [yes] {" "}Þú mátt nota verkfæri fyrst.
   *[no] {""}
}
dreamhome-todo = { $phase ->
    [discard] Hentu dálki: enginn fær spilin í honum.
    [jackhammer] Notaðu loftpressuna núna og veldu herbergi, eða geymdu hana.
    [keep] Aðeins ein skreyting má vera í hverju herbergi: veldu þá sem verður eftir.
    [roofer] Þaksmiður: veldu þakspil sem var hent, eða slepptu því.
    [helpers] Notaðu birgðasala eða snúningamann, eða ljúktu við.
   *[over] Spilinu er lokið.
}
dreamhome-sum-discard = hendir dálki { $column }
dreamhome-nothing = Ekkert valið enn.
dreamhome-line-empty = { $n ->
    [0] tóm herbergi
    [one] tómt herbergi
   *[other] { $n } tóm herbergi
}
dreamhome-line-floors = baðherbergi á hvorri hæð
dreamhome-line-three = baðherbergi, eldhús og svefnherbergi
dreamhome-line-incomplete = óklárað þak{ $n ->
    [0] {""}
   *[other] {" "}({ $n } af { $most })
}
dreamhome-line-one = einlitt þak
dreamhome-line-mixed = mislitt þak
dreamhome-line-windows = { $n ->
    [0] kvistir
    [one] kvistur
   *[other] { $n } kvistir
}
# Aðeins eldhús, baðherbergi og svefnherbergi eru félagar annarra herbergja.
dreamhome-beside = við hlið { $room }s
dreamhome-part = { $part ->
    [rooms] Herbergi
    [furnishings] Skreytingar
    [functionality] Nýting hússins
   *[roof] Þak
}
dreamhome-beside-holds = við húsið: { $holds }
dreamhome-round = Umferð
dreamhome-round-of = umferð { $n } af { $most }
dreamhome-track = Spilaborð
dreamhome-order = Röð
dreamhome-column = dálkur { $column }
dreamhome-discarded = hent
dreamhome-taken = tekið
dreamhome-taken-by = tekið: { $name }
dreamhome-gone = farið
dreamhome-rooms = herbergi hússins
dreamhome-chosen = Valið.
dreamhome-fits = Leyfilegt hér.
dreamhome-would = { $points ->
    [0] Leyfilegt hér, engin stig.
   *[other] Leyfilegt hér, { $signed } stig.
}
dreamhome-beside-house = Við húsið
dreamhome-beside-none = Engin verkfæri, verktakar eða skreytingar úti enn.
dreamhome-use = nota: { $card }
dreamhome-drawn = { $n ->
    [one] { $card }, hent
   *[other] { $card }, { $n } hent
}
dreamhome-in-hand = Á hendi:
dreamhome-how = hvernig það er lagt
dreamhome-way = { $way ->
    [face-up] Snýr upp
    [face-down] Á hvolfi
    [scaffold] Vinnupallar
    [token] Skreyting
   *[keep] Halda
}
dreamhome-discards = Hent
dreamhome-discarded-roofs = Þakspil sem var hent
dreamhome-discarded-rooms = Herbergi sem var hent
dreamhome-pass = { $phase ->
    [jackhammer] Geyma loftpressuna
    [roofer] Sleppa þakspili
   *[helpers] Ljúka
}
dreamhome-house = Hús: { $name }, { $points } stig
dreamhome-first = { $when ->
    [now] byrjar
    [next] byrjar næst
   *[both] byrjar
}
dreamhome-sheet = { $over ->
    [yes] Stig
   *[no] Stig hingað til
}
dreamhome-sheet-part = liður
dreamhome-with-turn = með þessum leik
dreamhome-becomes = verður
dreamhome-roof-hidden = Þak (hulið)
dreamhome-seen = Samtals sýnilegt
dreamhome-lines = Lið fyrir lið
dreamhome-last-round = Síðasta umferð: að henni lokinni eru stig húsanna talin.
dreamhome-final = Spilinu lýkur og stig þakanna eru talin
dreamhome-refused-over = Spilinu er lokið.
dreamhome-refused-discard_first = Hentu fyrst dálki.
dreamhome-refused-jackhammer_first = Ákveddu fyrst hvort þú notar loftpressuna.
dreamhome-refused-take_first = Taktu fyrst dálk.
dreamhome-refused-place_first = Komdu fyrst fyrir herberginu sem þú tókst.
dreamhome-refused-scaffold_first = Settu fyrst upp vinnupallana.
dreamhome-refused-token_first = Settu skreytinguna fyrst í herbergi.
dreamhome-refused-keep_first = Aðeins ein skreyting má vera í hverju herbergi: veldu fyrst þá sem verður eftir.
dreamhome-refused-roofer_first = Þaksmiðurinn kemur fyrst: veldu þakspil sem var hent, eða slepptu því.
dreamhome-refused-helpers_only = Nú er aðeins hægt að nota birgðasala og snúningamann.
dreamhome-refused-column_1 = Dálki 1 er aldrei hent.
dreamhome-refused-taken = Þessi reitur er ekki laus.
dreamhome-refused-unsupported = Reiturinn fyrir neðan er auður.
dreamhome-refused-floors = Kjallaraherbergi fara í kjallarann, öll önnur á hæðirnar.
dreamhome-refused-too_large = Herbergið yrði stærra en það má vera.
dreamhome-refused-closed = Herbergið við hliðina er klárað: ekki má stækka það.
dreamhome-refused-token_face_up = Skreyting má aðeins fara í herbergi sem snýr upp.
dreamhome-refused-token_leftmost = Veldu spilið lengst til vinstri í herberginu: { $space }.
dreamhome-refused-token_room = Þessi skreyting ({ $token }) fer ekki í þetta herbergi ({ $room }).
dreamhome-refused-token_full = Við þetta borð fær herbergi í hámarksstærð enga skreytingu.
dreamhome-refused-token_there = Skreyting er þegar í þessu herbergi.
dreamhome-refused-no_roof = Engu slíku þakspili var hent.
dreamhome-refused-no_supplier = Þú átt engan birgðasala.
dreamhome-refused-not_discarded = Þessu herbergi var ekki hent: { $room }.
dreamhome-refused-no_handyman = Þú átt engan snúningamann.
dreamhome-refused-closed_to_handyman = Skreyting hefur klárað herbergið við hliðina: snúningamaður má heldur ekki stækka það.
dreamhome-refused-keep_one = Veldu eina af skreytingunum í herberginu.
dreamhome-refused-no_drill = Þú átt engan bor.
dreamhome-refused-drill_face_up = Þar er ekkert herbergi sem snýr upp.
dreamhome-refused-no_mixer = Þú átt enga steypuhrærivél.
dreamhome-refused-scaffold_empty = Vinnupallar fara á auðan reit.
dreamhome-refused-scaffold_new = Þessir vinnupallar voru settir upp í þessari umferð: herbergi má fara yfir þá frá og með næstu umferð.
dreamhome-refused-scaffold_needs = Vinnupallarnir þurfa þennan reit: settu herbergið yfir eldri vinnupalla, eða settu þessa upp fyrst.
dreamhome-refused-column_gone = Í þessum dálki er ekkert herbergi lengur.
