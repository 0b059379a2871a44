import type { ProductCategory } from '../catalogue/vocabulary.ts';

type Props = { category: ProductCategory };

/** The text of the Information tab: the same for every product of a category. */
export function CategoryInformation({ category }: Props) {
  return <div className="prose">{category === 'aluminium' ? <Aluminium /> : <Steel />}</div>;
}

function Aluminium() {
  return (
    <>
      <p>
        Våra aluminiumsystem bygger på flerkammarprofiler. Brandskyddande material i profilen fördröjer värmen, och i de
        flesta systemen är köldbryggan bruten. Aluminium är lätt, rostar inte och kan lackeras i många kulörer. Därför
        passar det både i ytterväggar och i invändiga partier där dörrar, fönster och fasta fält ska se likadana ut.
      </p>
      <p>
        Brandklassen gäller för den provade helheten: profil, glas, tätningar, beslag, infästning och omgivande vägg.
        Ändras en del kan klassen gå förlorad. Ange därför väggtyp, mått och krav på röktäthet, självstängning och ljud
        när du ber om offert. Då kan vi föreslå en konstruktion som ryms inom provningen.
      </p>
      <Afterwards />
    </>
  );
}

function Steel() {
  return (
    <>
      <p>
        Stål är styvt även i små dimensioner. Det ger smala profiler, höga dörrar, stora glas och en konstruktion som
        tål hård användning. Profilerna finns oisolerade för klasserna E och EW och isolerade för EI. Ytan kan lackeras,
        och flera system finns i rostfritt stål.
      </p>
      <p>
        E betyder att konstruktionen håller tätt mot lågor och brandgaser, W att den dessutom begränsar värmestrålningen
        och I att den isolerar. Bokstäverna kan inte bytas mot varandra, så läs brandskyddsbeskrivningen först. Berätta
        sedan vilken vägg, vilka mått och vilka krav det gäller, så ser vi vad som ryms inom provningen.
      </p>
      <Afterwards />
    </>
  );
}

function Afterwards() {
  return (
    <p>
      En branddörr skyddar bara när den är hel och går i lås. Räkna med regelbunden kontroll av tätningar, stängning och
      beslag. Vi monterar, och vi tar hand om servicen efteråt.
    </p>
  );
}
