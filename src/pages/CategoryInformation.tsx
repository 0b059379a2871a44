import type { ReactNode } from 'react';
import type { ProductCategory } from '../catalogue/vocabulary.ts';
import { TechnicalText } from '../components/ui/TechnicalText.tsx';
import { company } from '../content/company.ts';
import '../components/ui/Prose.css';

type Props = { category: ProductCategory };

/** The text of the Information tab: the same for every product of a category. */
export function CategoryInformation({ category }: Props) {
  return (
    <div className="prose">
      {materials[category]}
      <p>
        Skyddet håller bara så länge konstruktionen är hel. En branddörr ska dessutom stänga och gå i lås. Räkna med
        regelbunden kontroll av tätningar, stängning och beslag. Vi monterar, och vi sköter servicen efteråt.
      </p>
      <h3>Så visas klassen i Sverige</h3>
      <p>
        <TechnicalText text={proof} />
      </p>
      <p>
        Garantins villkor anges i offerten, och dess längd om den inte står bland produktens värden. Garantin begränsar
        inte de rättigheter som du har enligt konsumentlag.
      </p>
      {company.trademarkNote && <p>{company.trademarkNote}</p>}
    </div>
  );
}

/**
 * How a fire class is proved in Sweden. Inner doors have no harmonised standard: EN 14351-2 is not cited in the
 * Official Journal.
 */
const proof =
  'Ytterdörrar och fönster CE-märks enligt SS-EN\u00a014351-1 och SS-EN\u00a016034 och har en prestandadeklaration. ' +
  'Innerdörrar kan inte CE-märkas enligt SS-EN\u00a014351-2: klassen visas med typgodkännande, europeisk teknisk bedömning eller klassificeringsrapport. ' +
  'Fasader CE-märks enligt SS-EN\u00a013830; glastak omfattas inte av den. ' +
  'Utländska bedömningar och rapporter är underlag som byggherren prövar, inga svenska godkännanden. ' +
  'Vilka dokument som gäller din konstruktion anger vi i offerten.';

/** A category without a text is an error of types. */
const materials: Record<ProductCategory, ReactNode> = {
  aluminium: (
    <>
      <p>
        Våra aluminiumsystem bygger på flerkammarprofiler. Brandskyddande material i profilen bromsar värmen, och i de
        flesta systemen är köldbryggan bruten. Aluminium är lätt, rostar inte och kan lackeras i många kulörer. Därför
        passar det både i ytterväggar och i invändiga partier där dörrar, fönster och fasta fält ska se likadana ut.
      </p>
      <p>
        Brandklassen gäller för den provade helheten: profil, glas, tätningar, beslag, infästning och omgivande vägg.
        Ändras en del kan klassen gå förlorad. Ange därför väggtyp, mått och krav på brandgastäthet, självstängning och
        ljud när du ber om offert. Då kan vi föreslå en konstruktion som ryms inom provningen.
      </p>
    </>
  ),
  steel: (
    <>
      <p>
        Stål är styvt även i små dimensioner. Det ger smala profiler, höga dörrar, stora glas och en konstruktion som
        tål hård användning. Profilerna finns oisolerade för klasserna E och EW och isolerade för EI. Ytan kan lackeras,
        och flera system finns i rostfritt stål.
      </p>
      <p>
        E betyder att konstruktionen håller tätt mot lågor och brandgaser, W att den dessutom begränsar värmestrålningen
        och I att den isolerar. EI uppfyller också EW och E för samma tid, men aldrig tvärtom. Läs därför
        brandskyddsbeskrivningen först. Berätta sedan vilken vägg, vilka mått och vilka krav det gäller, så ser vi vad
        som ryms inom provningen.
      </p>
    </>
  ),
};
