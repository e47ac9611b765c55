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
dreamhome-roof-card = { $colour ->
    [red] rautt
    [brown] brúnt
    [grey] grátt
   *[green] grænt
} þak{ $window ->
    [yes] {" "}með kvisti
   *[no] {""}
}
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
    [drill] áður en þú tekur: skiptu á herbergi af borðinu og úr húsinu
    [jackhammer] í upphafi umferðar: taktu herbergi fyrst
    [concrete_mixer] áður en þú tekur: víxlaðu tveimur herbergjum á borðinu
    [scaffolding] bera það sem er fyrir ofan
    [roofer] í lokin: eitt þakspil sem var hent
    [supplier] í lokin: skiptu herbergi fyrir annað sem var hent
    [architect] í lokin: 1 stig meira fyrir nýtingu, 1 fyrir hvert tómt herbergi
    [handyman] í lokin: víxlaðu tveimur herbergjum þínum
   *[interior_designer] skreytingar klára ekki herbergi; 1 stig meira fyrir hverja
}
dreamhome-scores = gefur { $points }
dreamhome-annex = við hlið ({ $room }) { $points }
dreamhome-only-basement = aðeins í kjallara
dreamhome-free = { $where }: laust
dreamhome-unsupported = { $where }: laust, en ekkert er fyrir neðan enn
dreamhome-down = { $where }: tómt herbergi, á hvolfi ({ $room })
dreamhome-size = { $n } af { $most } spilum
dreamhome-with = með: { $card }
dreamhome-roof-open = þak: { $holds }
dreamhome-roof-pile = { $n ->
    [0] þakbunki: tómur
   *[other] þakbunki: { $n } spil á hvolfi
}; { $most } mynda þak
dreamhome-roof-coming = { $card } bætist við
dreamhome-log-take = tekur: { $room } og { $special }
dreamhome-log-discard = hendir dálki { $column }: { $room } og { $special }
dreamhome-log-hammer = notar loftpressuna og tekur: { $room }
dreamhome-log-drill = bor: út fer { $room } { $where }; inn kemur { $other } úr dálki { $column }
dreamhome-log-mix = steypuhrærivél: { $room } og { $other } víxlast
dreamhome-log-put = { $room } { $where }
dreamhome-log-down = { $room } á hvolfi { $where }
dreamhome-log-scaffold = vinnupallar { $where }
dreamhome-log-token = { $card } fer í herbergi { $where } ({ $room })
dreamhome-log-roofer = þaksmiður: { $card } bætist við
dreamhome-log-supply = birgðasali: út fer { $room } { $where }; inn kemur { $other }
dreamhome-log-swap = snúningamaður: { $room } { $where } og { $other } { $there } víxlast
dreamhome-log-keep = heldur: { $card }
dreamhome-log-pass = sleppir því
dreamhome-log-unused = enginn staður, er hent: { $card }
dreamhome-todo-confirm = Skoðaðu, staðfestu svo, eða veldu annað.
dreamhome-todo-drill = { $step ->
    [0] Bor: veldu herbergið í húsinu þínu sem fer.
   *[other] Bor: veldu dálkinn með herberginu sem kemur.
}
dreamhome-todo-mix = Steypuhrærivél: veldu tvo dálka; herbergi þeirra skipta um stað.
dreamhome-todo-supply = { $step ->
    [0] Birgðasali: veldu herbergið í húsinu þínu sem fer.
   *[other] Birgðasali: veldu herbergi sem var hent.
}
dreamhome-todo-swap = Snúningamaður: veldu tvö herbergi í húsinu þínu; þau skipta um stað.
dreamhome-todo-scaffold = Veldu strikaðan reit fyrir vinnupallana.
dreamhome-todo-place = Veldu strikaðan reit fyrir herbergið: { $room }.
dreamhome-todo-down = Veldu strikaðan reit; á hvolfi er það tómt herbergi: { $room }.
dreamhome-todo-token = Veldu strikað herbergi fyrir skreytinguna: { $card }.
dreamhome-todo-take = Taktu dálk: herbergið og það sem er fyrir ofan.{ $tools ->
    [yes] {" "}Þú mátt nota verkfæri fyrst.
   *[no] {""}
}
dreamhome-todo = { $phase ->
    [discard] Hentu dálki: enginn fær spilin í honum.
    [jackhammer] Notaðu loftpressuna núna og veldu herbergi, eða geymdu hana.
    [keep] Skreytingar mætast í herbergi: veldu þá sem verður eftir.
    [roofer] Þaksmiður: veldu þakspil sem var hent, eða slepptu því.
    [helpers] Notaðu birgðasala eða snúningamann, eða ljúktu við.
   *[over] Spilinu er lokið.
}
dreamhome-nothing = Ekkert valið enn.
dreamhome-line-empty = { $n ->
    [one] tómt herbergi
   *[other] { $n } tóm herbergi
}
dreamhome-line-floors = baðherbergi á hvorri hæð
dreamhome-line-three = baðherbergi, eldhús og svefnherbergi
dreamhome-line-incomplete = óklárað þak ({ $n } af { $most })
dreamhome-line-one = einlitt þak
dreamhome-line-mixed = mislitt þak
dreamhome-line-windows = { $n ->
    [one] kvistur
   *[other] { $n } kvistir
}
dreamhome-beside = við hlið: { $room }
dreamhome-part = { $part ->
    [rooms] Herbergi
    [furnishings] Skreytingar
    [functionality] Nýting hússins
   *[roof] Þak
}
dreamhome-beside-holds = við húsið: { $holds }
dreamhome-round = Umferð
dreamhome-round-of = umferð { $n } af { $most }
dreamhome-track = Spil á borði
dreamhome-order = Röð
dreamhome-column = dálkur { $column }
dreamhome-discarded = hent
dreamhome-taken = tekið: { $name }
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
dreamhome-discarded-roofs = Þakspil sem var hent
dreamhome-discarded-rooms = Herbergi sem var hent
dreamhome-pass = { $phase ->
    [jackhammer] Geyma loftpressuna
    [roofer] Ekkert þakspil
   *[helpers] Ekkert fleira
}
dreamhome-house = Hús: { $name }, { $points } stig
dreamhome-first = { $when ->
    [now] byrjar
    [next] byrjar næst
   *[both] byrjar
}
dreamhome-sheet = Stig hingað til
dreamhome-sheet-part = hluti
dreamhome-with-turn = með þessum leik
dreamhome-becomes = verður
dreamhome-roof-hidden = Þak, hulið
dreamhome-seen = Samtals sýnilegt
dreamhome-lines = { $name }, lið fyrir lið
dreamhome-last-round = Síðasta umferð: að henni lokinni eru stig húsanna talin.
dreamhome-final = Stig húsanna eru talin með þökunum
refused-DH-2 = Fyrsta dálki er aldrei hent.
refused-DH-10 = Þessi reitur er tekinn.
refused-DH-11 = Fyrir neðan er tómt pláss.
refused-DH-12 = Kjallaraherbergi fara í kjallarann, öll önnur á hæðirnar.
refused-DH-13 = Herbergið hefði fleiri spil en það má.
refused-DH-14 = Herbergið við hliðina er klárað: ekki má stækka það.
refused-DH-21 = Skreytingin fer ekki í þetta herbergi.
refused-DH-22 = Þetta herbergi getur ekki fengið skreytingu.
refused-DH-41 = Birgðasalinn á ekki þetta herbergi.
refused-DH-43 = Skreyting lokar herberginu við hliðina, líka fyrir snúningamanni.
refused-DH-48 = Haltu einni skreytinganna sem mætast í herberginu.
refused-DH-50 = Ekki er hægt að nota borinn svona.
refused-DH-52 = Vinnupallarnir leyfa þetta ekki hér.
refused-DH-54 = Í þessum dálki er ekkert herbergi lengur.
