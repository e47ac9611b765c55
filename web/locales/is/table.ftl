# Borð: umhverfis spilið.
wait = Bíða
news = Hvað gerist
points-so-far = Stigin hingað til
scored-for = Stig fyrir
scored-nothing = Ekkert.
position-start = Upphafið
keys-step = þegar litið er til baka: einum leik aftar eða framar
keys-drag = Allt má líka draga, með mús eða með fingri sem hvílir andartak.
