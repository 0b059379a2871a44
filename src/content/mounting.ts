/** What a fitter needs to know: good practice, to which the product's own mounting instruction goes first. */

/** A heading and its points. */
export type Advice = { title: string; points: string[] };

/** The advice, in the order of the work. */
export const advice: Advice[] = [
  {
    title: 'Mottagning och lyft',
    points: [
      'Jämför littera, mått, hängning, glas och beslag med dörrförteckningen innan du kvitterar, och skriv skador på fraktsedeln.',
      'Glas väger ungefär 2,5\u00a0kg per m² och mm. En ruta på 1,2\u00a0×\u00a02,4\u00a0m med 25\u00a0mm glas väger 180\u00a0kg; profiler och beslag tillkommer. Välj lyftdon efter det.',
      'Bär och ställ stående, på underlägg. Förvara torrt och i skugga: brandglas har egna gränser för värme, fukt och UV.',
    ],
  },
  {
    title: 'Vägg och infästning',
    points: [
      'Klassen gäller i de väggar som underlaget omfattar. Betong, murverk, lättbetong och gips på reglar är olika fall.',
      'Avstånd, typ och djup på infästningen står i monteringsanvisningen.',
      'Stämmer inte väggen eller öppningen: stanna och fråga innan du anpassar.',
    ],
  },
  {
    title: 'Drevning och fog',
    points: [
      'Fyll drevspalten med det material, till det djup och med de mått som anvisningen anger, oftast med mineralull.',
      'Fogskum används bara där anvisningen nämner just det skummet.',
      'Fotografera infästning och drevning innan de täcks.',
    ],
  },
  {
    title: 'Egenkontroll',
    points: [
      'Lod, våg och diagonaler stämmer, och springorna är jämna.',
      'Dörren stänger och går i lås från varje läge, och stängaren är inställd på plats.',
      'Tätningar, svällister, glaslister och märkskylt sitter.',
      'Spara bilder, protokoll och anvisningar under dörrens littera.',
    ],
  },
  {
    title: 'Får inte ändras på plats',
    points: [
      'Mått på blad och karm, hål i profiler, glas, tätningar, svällister och tröskel.',
      'Typ och plats för lås, stängare, gångjärn och kabelöverföring. Hål för dem görs vid tillverkningen, så beställ i tid.',
    ],
  },
];

/** A part of a door and its surroundings: what has to be settled, and who does what where nothing else is agreed. */
export type Boundary = { part: string; settle: string; delivers: string; mounts: string; connects: string };

/** What is the company's to do. */
export const us = 'Vi';
const [client, electrician, alarms, agreed] = ['Beställaren', 'Elentreprenören', 'Larmentreprenören', 'Avtalas'];

/**
 * Who delivers, mounts and connects. What was tested as one door is the company's; mains and cables are an
 * electrician's, and a fire alarm that of who answers for all of it. Where it differs from building to building, it is
 * agreed.
 */
export const boundaries: Boundary[] = [
  {
    part: 'Blad, karm, glas och tätningar',
    settle: 'Provade tillsammans; märkskylten följer med.',
    delivers: us,
    mounts: us,
    connects: us,
  },
  {
    part: 'Dörrstängare, SS-EN\u00a01154',
    settle: 'Storlek efter bladets bredd och vikt. Pardörr: koordinator, SS-EN\u00a01158.',
    delivers: us,
    mounts: us,
    connects: us,
  },
  {
    part: 'Uppställning, SS-EN\u00a01155',
    settle: 'Detektor, magnet och testknapp. Släpper vid larm och strömbortfall.',
    delivers: agreed,
    mounts: agreed,
    connects: electrician,
  },
  {
    part: 'Dörrautomatik, SS-EN\u00a016005',
    settle: 'Vem CE-märker den färdiga dörren som maskin?',
    delivers: agreed,
    mounts: agreed,
    connects: electrician,
  },
  {
    part: 'Passersystem och ellås',
    settle: 'Kabelöverföring och kanalisation bestäms före tillverkningen.',
    delivers: client,
    mounts: agreed,
    connects: electrician,
  },
  {
    part: 'Nödutrymning, SS-EN\u00a0179',
    settle: 'Beslag och lås är provade som en enhet. Vem provar utrymningen med passersystemet?',
    delivers: us,
    mounts: us,
    connects: agreed,
  },
  {
    part: 'Panikutrymning, SS-EN\u00a01125',
    settle: 'Stång på varje blad som används. Vem provar utrymningen med passersystemet?',
    delivers: us,
    mounts: us,
    connects: agreed,
  },
  {
    part: 'Brandlarm',
    settle: 'Vilken signal styr uppställning och automatik, och vem provar hela kedjan?',
    delivers: alarms,
    mounts: alarms,
    connects: alarms,
  },
];
