/**
 * What a property manager looks at, and how often. Practice and no law: four times a year is what rescue services' own
 * lists say of doors in a fire compartment boundary; the product's own instruction goes first.
 */

/** A kind of product, how often it is looked at, and what at. */
export type Upkeep = { kind: string; often: string; points: string[] };

/** What is looked at, by kind of product. */
export const upkeep: Upkeep[] = [
  {
    kind: 'Slagdörr',
    often: 'Brukligt fyra gånger om året',
    points: [
      'Släpp dörren på glänt, halvöppen och helt öppen: den stänger och går i lås från varje läge.',
      'Springan är jämn runt om, och bladet tar inte i golv eller karm.',
      'Tätningslister och svällister är hela, sitter fast och är inte övermålade.',
      'Gångjärn, trycke, lås och slutbleck sitter fast och går lätt.',
      'Dörrstängaren läcker inte olja, och arm och skruvar sitter fast.',
    ],
  },
  {
    kind: 'Pardörr',
    often: 'Brukligt fyra gånger om året',
    points: [
      'Samma punkter som för slagdörr, på båda bladen.',
      'Öppna båda bladen och släpp dem: koordinatorn låter det passiva bladet stänga först.',
      'Kantreglarna går i botten, och tätningen mellan bladen är hel.',
    ],
  },
  {
    kind: 'Uppställd dörr',
    often: 'Enligt uppställningens instruktion',
    points: [
      'Tryck på testknappen: dörren släpper, stänger och går i lås.',
      'Detektorn är hel och ren, och ingenting annat håller dörren öppen.',
    ],
  },
  {
    kind: 'Skjutdörr',
    often: 'Brukligt fyra gånger om året',
    points: [
      'Släpp dörren öppen: den går igen av sig själv, hela vägen.',
      'Löpskena, styrning och golv är rena, och inget står i vägen.',
      'Är den motordriven provas säkerhetsfunktionerna så ofta som instruktionen säger.',
    ],
  },
  {
    kind: 'Öppningsbart fönster',
    often: 'Brukligt fyra gånger om året',
    points: [
      'Fönstret skyddar bara stängt: det är stängt och reglat när ingen vädrar.',
      'Bågen går i lås runt om, och tätningslisterna är hela.',
    ],
  },
  {
    kind: 'Glasparti, fasad och glastak',
    often: 'Förslag: en gång om året',
    points: [
      'Glaset har inga sprickor, kantskador, bubblor eller grumlingar.',
      'Glaslister, täcklister och fogar sitter och är hela.',
      'Inga nya hål, rör eller kablar går genom partiet eller dess anslutning.',
      'I fasad och tak är dränering och ventilation öppna.',
    ],
  },
];

/** What can be wrong with a door, what to look at at once, and what to leave to who mends it. */
export type Fault = { fault: string; look: string; leave: string };

/** What a door that does not do its work shows, as whoever stands before it would say it. */
export const faults: Fault[] = [
  {
    fault: 'Går inte i lås',
    look: 'Släpp dörren på glänt och se var den stannar. Ligger något i falsen, sitter slutblecket löst, eller går regeln vid sidan av hålet?',
    leave: 'Fila inte i slutbleck eller lås, och ta inte bort en tätningslist som tar emot.',
  },
  {
    fault: 'Tar i karm eller golv',
    look: 'Följ springan runt om till stället där bladet tar i. Sitter gångjärnen fast? Har golvet blivit högre, av en matta eller en ny beläggning?',
    leave: 'Hyvla, såga eller slipa inte bladet, och ta inte bort tröskeln.',
  },
  {
    fault: 'Stänger för långsamt eller för hårt',
    look: 'Stäng fönster och andra dörrar: drag håller emot dörren eller slår igen den. Sitter stängarens arm och skruvar fast?',
    leave: 'Koppla inte ur stängaren. Följ dess egen instruktion när du ställer in den, och skruva inte ur ventilerna.',
  },
  {
    fault: 'Olja vid dörrstängaren',
    look: 'En stängare som läcker tappar sin dämpning. Torka upp, så att ingen halkar, och se om dörren fortfarande stänger.',
    leave: 'Fyll inte på olja, och sätt inte dit en annan stängare: dess storlek följer bladets bredd och vikt.',
  },
  {
    fault: 'Glaset är sprucket',
    look: 'Håll folk undan. Fotografera rutan, och stämpeln i dess hörn: den säger vilket glas det är.',
    leave: 'Lossa inte glaslisterna, och sätt inte in ett annat glas: glas, lister och tätning är provade tillsammans.',
  },
  {
    fault: 'Uppställd med kil, eller magneten släpper inte',
    look: 'Ta bort kilen. Har dörren en magnet, tryck på testknappen; släpper den inte, dra loss bladet för hand och låt det stå stängt.',
    leave: 'Ställ inte upp dörren igen förrän magneten släpper med testknappen.',
  },
];

/** What costs a door its class. */
export const never: string[] = [
  'Kila upp den, eller ställ upp den med något som inte släpper vid brand.',
  'Såga, borra, fräs eller hyvla i blad, karm eller profil, inte ens för ett kodlås eller en kabel.',
  'Måla över tätningslister, svällister eller märkskylt.',
  'Byt glas, lås, trycke, gångjärn eller stängare mot en annan typ utan tillverkarens underlag.',
  'Koppla ur dörrstängaren, eller ta bort en koordinator eller en tröskel.',
  'Klistra folie på brandglas eller skruva fast skyltar utan att fråga först.',
];

/** The check list for one door: what is answered with a tick. */
export const checks: string[] = [
  'Stänger och går i lås från på glänt, halvöppen och helt öppen',
  'Jämn springa runt om; tar inte i golv eller karm',
  'Tätningslister och svällister hela, fastsittande, inte övermålade',
  'Gångjärn, trycke, lås och slutbleck sitter fast och går lätt',
  'Dörrstängare utan oljeläckage, arm och skruvar fast',
  'Pardörr: passivt blad stänger först, kantreglar går i botten',
  'Uppställning släpper med testknappen, dörren går i lås',
  'Utrymningsbeslag öppnar med ett grepp inifrån, utan nyckel',
  'Skjutdörr: går igen av sig själv hela vägen',
  'Glas utan sprickor, bubblor eller grumlingar, glaslister sitter',
  'Inga nya hål, skruvar eller kablar i blad, karm eller glas',
  'Fri väg: ingen kil, matta eller möbel hindrar dörren',
  'Märkskylten sitter kvar och går att läsa',
];
