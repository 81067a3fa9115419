/** Where a known table was found, by its English text in content/pay-tables/tables.json. */
export const TABLE_PLACES: Readonly<Record<string, string>> = {
  'A casino’s printed player’s guide': 'La guía impresa de un casino para sus jugadores',
  'A common one, says a columnist; Two Kings Casino': 'Una habitual, según un columnista; Two Kings Casino',
  'A common table': 'Una tabla habitual',
  'A table a reader described to a columnist: a mini royal at 100 to 1':
    'Una tabla que un lector contó a un columnista: mini escalera real a 100 a 1',
  'Almost everywhere: Northwood Casino, Viejas Casino in San Diego, Evolution’s live table':
    'En casi todas partes: Northwood Casino, Viejas Casino en San Diego, la mesa en vivo de Evolution',
  'Almost everywhere: Ocean Casino in Atlantic City, Rivers Casino in Des Plaines, Live! Casino in Maryland':
    'En casi todas partes: Ocean Casino en Atlantic City, Rivers Casino en Des Plaines, Live! Casino en Maryland',
  'American casinos': 'Casinos de Estados Unidos',
  'As it was printed when the game was new': 'Como se imprimió cuando el juego era nuevo',
  'Atlantic City, Sydney, SkyCity Darwin, NagaWorld in Phnom Penh':
    'Atlantic City, Sídney, SkyCity Darwin, NagaWorld en Nom Pen',
  'Bally’s Park Place, Atlantic City': 'Bally’s Park Place, Atlantic City',
  'Blackjack at Casino Copenhagen': 'El blackjack de Casino Copenhagen',
  'Blackjack at dozens of six-deck and eight-deck tables in Las Vegas':
    'El blackjack en decenas de mesas de seis y ocho barajas en Las Vegas',
  'Blackjack at El Cortez in Las Vegas until April 2024':
    'El blackjack del casino El Cortez, en Las Vegas, hasta abril de 2024',
  'Blackjack at Seminole Hard Rock in Florida in 2008': 'El blackjack de Seminole Hard Rock en Florida en 2008',
  'Blackjack at Silverton in Las Vegas until 2020': 'El blackjack de Silverton en Las Vegas hasta 2020',
  'Blackjack on the Las Vegas Strip since about 2003, and card rooms in Washington State':
    'El blackjack del Strip de Las Vegas desde hacia 2003 y las salas de juego del estado de Washington',
  'British casinos, since the trial at Genting in 2007': 'Casinos británicos, desde la prueba en Genting en 2007',
  'Card rooms in Washington State that let you surrender and whose dealer stands':
    'Salas de juego del estado de Washington que permiten rendirse y donde el crupier se planta',
  'Casino Aragon in Belarus, as “Texas Poker”': 'Casino Aragon en Bielorrusia, con el nombre «Texas Poker»',
  'Eight-deck blackjack in Las Vegas where you can surrender':
    'El blackjack de ocho barajas en Las Vegas que permite rendirse',
  'Evolution’s live table, NagaWorld in Phnom Penh': 'La mesa en vivo de Evolution, NagaWorld en Nom Pen',
  'Evolution’s live tables, from eight decks there': 'Las mesas en vivo de Evolution, allí con ocho barajas',
  'For comparison: a Blind that pays less': 'Para comparar: una ciega que paga menos',
  'For comparison: a Blind that pays more': 'Para comparar: una ciega que paga más',
  'For comparison: a royal flush paid as a straight flush':
    'Para comparar: una escalera real pagada como escalera de color',
  'For comparison: another reading of “the dealer has no game”':
    'Para comparar: otra lectura de «el crupier no tiene juego»',
  'For comparison: houses that take none change another rule instead':
    'Para comparar: las casas que no cobran ninguna cambian otra regla a cambio',
  'For comparison: what the larger raise is worth': 'Para comparar: lo que vale la subida mayor',
  'For comparison: what the push on a tie is worth': 'Para comparar: lo que vale recuperar la apuesta al empatar',
  'Foxwoods, Connecticut': 'Foxwoods, Connecticut',
  'Grosvenor Casinos in Britain, on trial in 2011': 'Grosvenor Casinos en Gran Bretaña, a prueba en 2011',
  'High-limit blackjack at MGM Grand in Las Vegas': 'El blackjack de límites altos del MGM Grand en Las Vegas',
  'High-limit blackjack at Seminole Hard Rock in Florida in 2008, and card rooms in Washington State':
    'El blackjack de límites altos de Seminole Hard Rock en Florida en 2008 y salas de juego del estado de Washington',
  'Houses where players take turns as the banker': 'Casas donde los jugadores se turnan como banca',
  'Las Vegas, and Evolution’s live table': 'Las Vegas y la mesa en vivo de Evolution',
  'Most blackjack on the Las Vegas Strip below $25 a hand':
    'Casi todo el blackjack del Strip de Las Vegas por debajo de 25 $ la mano',
  'Most single-deck blackjack in Las Vegas in 2021': 'Casi todo el blackjack de una baraja en Las Vegas en 2021',
  'Northwood Casino, and many others': 'Northwood Casino y muchos otros',
  'Ocean Casino in Atlantic City': 'Ocean Casino en Atlantic City',
  'Online casinos of the 2000s': 'Casinos en línea de los años 2000',
  'Online casinos with Wagerworks software, by an unconfirmed report':
    'Casinos en línea con software de Wagerworks, según un dato sin confirmar',
  'Online tables': 'Mesas en línea',
  'Online tables with the 6 Card Bonus': 'Mesas en línea con el 6 Card Bonus',
  'Online, as “Atlantic City Blackjack”': 'En línea, con el nombre «Atlantic City Blackjack»',
  'Online, as “Vegas Downtown Blackjack”': 'En línea, con el nombre «Vegas Downtown Blackjack»',
  'Online, as “Vegas Strip Blackjack”': 'En línea, con el nombre «Vegas Strip Blackjack»',
  'Reported from Barona Casino in San Diego': 'Según se cuenta, en Barona Casino de San Diego',
  'Silver Dollar Renton and Emerald Queen in Washington State':
    'Silver Dollar Renton y Emerald Queen en el estado de Washington',
  'Some American casinos': 'Algunos casinos de Estados Unidos',
  'Some casinos': 'Algunos casinos',
  'Some houses': 'Algunas casas',
  'The Las Vegas Hilton in 2001': 'El Las Vegas Hilton en 2001',
  'The MGM casinos': 'Los casinos MGM',
  'The most common in American casinos by now': 'Hoy la más común en los casinos de Estados Unidos',
  'The online game with the Jokolor side bet': 'El juego en línea con la apuesta lateral Jokolor',
  'The original: Pala Casino, Pearl River Resort, Casino Atlantic in Agadir':
    'La original: Pala Casino, Pearl River Resort, Casino Atlantic en Agadir',
  'The rule sheet, with the meter at its seed': 'La hoja de reglas, con el bote en su valor inicial',
  'The rule sheet’s first table': 'La primera tabla de la hoja de reglas',
  'The rule sheet’s second table': 'La segunda tabla de la hoja de reglas',
  'The usual one online, Evolution’s live table among them':
    'La habitual en línea, también en la mesa en vivo de Evolution',
  'The usual one: Evolution’s live table, most online casinos':
    'La habitual: la mesa en vivo de Evolution, la mayoría de los casinos en línea',
  'The usual one: Pala Casino, Pearl River Resort, Casino Atlantic in Agadir':
    'La habitual: Pala Casino, Pearl River Resort, Casino Atlantic en Agadir',
  'The version a columnist had seen most recently, in 2015': 'La última versión que había visto un columnista, en 2015',
  'Viejas Casino in San Diego': 'Viejas Casino en San Diego',
  'Where a mini royal has a price of its own, most often': 'Donde la mini escalera real se paga aparte, casi siempre',
}
