import type { DoorRow } from '../../catalogue/schedule/doorRow.ts';
import type { ClassGuess, Judged, ListedProduct } from '../../catalogue/schedule/judged.ts';
import type { ListJudge } from '../../catalogue/schedule/listJudge.ts';
import { isModular } from '../../catalogue/schedule/openingWords.ts';
import {
  convertOpening,
  formatOpening,
  measures,
  moduleName,
  sidesName,
  type Opening,
} from '../../catalogue/fit/size.ts';
import { paths } from '../../content/paths.ts';
import { RowButton } from './RowButton.tsx';
import { RowOffers } from './RowOffers.tsx';
import { ScheduleVerdict } from './ScheduleVerdict.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './ScheduleTools.css';
import './RowAnswers.css';

type Props = {
  /** Number of the row, from one. */
  number: number;
  row: DoorRow;
  /** The product of the row; undefined where it has none, or one that is not in the catalogue. */
  product: ListedProduct | undefined;
  judged: Partial<Judged>;
  judge: ListJudge | undefined;
  isOpen: boolean;
  /** Whether a telephone shows all fields. */
  isFull: boolean;
  /** How many other rows ask for the same and have no product. */
  alike: number;
  onSwap: (row: DoorRow, words: string) => void;
  onSpread: (title: string) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onShowChoice: () => void;
  onFull: () => void;
};

/** What is known of a row, what leads on from it, and what can be done to the row. */
export function RowAnswers(props: Props) {
  const { number, row, product, judged, judge, alike, onSwap, onSpread } = props;
  const { group, possible = [] } = judged;
  const isOnly = possible.length === 1 && possible[0]?.key === row.product;
  const instead = judge?.insteadOf(row);
  return (
    <tr className="schedule-known">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control, and its words stand deeper than the rule looks */}
      <td colSpan={12}>
        <div className="schedule-answers">
          <p>
            {product && (
              <span className="schedule-name">
                <a href={paths.productByKey(row.product)}>{product.title}</a>
              </span>
            )}
            {row.product && !product && <span>Produkten finns inte i katalogen: välj en ur listan.</span>}
            {row.opening && isHung(product, judged) && <OtherMeasures {...props} opening={row.opening} />}
            <ScheduleVerdict name="Krav" judgement={judged.requirement} product={row.product} />
            {judged.guess && <Guess {...{ number, row, onSwap }} guess={judged.guess} />}
            <RowOffers {...props} />
            <Nearest judged={judged} />
            {isOnly && <span>Inga andra {group?.name.toLowerCase()} uppfyller allt i raden enligt tekniska data.</span>}
            <ScheduleVerdict name="Mått" judgement={judged.size} product={row.product} />
            {product && alike > 0 && <Spread {...{ row, alike, onSpread }} title={product.title} />}
            {instead && (
              <RowButton
                label={`Byt till ${instead.title}, rad ${number}`}
                onPress={() => onSwap({ ...row, product: instead.key }, `${instead.title}.`)}
              >
                Byt till {instead.title}
              </RowButton>
            )}
          </p>
          <Acts {...props} />
        </div>
      </td>
    </tr>
  );
}

/** Only a door on hinges has a module and a usual joint; around anything else the joint is designed each time. */
const isHung = (product: ListedProduct | undefined, { slides, group }: Partial<Judged>) =>
  !slides && (product ? product.sizes.kind === 'door' : !group || group.id === 'dorr');

/**
 * The size on what else it can be measured. A frame's size that is rather a hole's is asked about, as the class reader
 * does.
 */
function OtherMeasures({
  number,
  row,
  opening,
  onSwap,
}: Pick<Props, 'number' | 'row' | 'onSwap'> & { opening: Opening }) {
  const asModule = opening.measure === 'frame' && convertOpening({ ...opening, measure: 'hole' }, 'module');
  const module = asModule && isModular(asModule) && moduleName(asModule);
  return (
    <>
      <span>{otherMeasures(opening)}</span>
      {module && (
        <>
          <span>Är {sidesName(opening)} vägghålet?</span>
          <RowButton
            label={`Läs som ${module}, rad ${number}`}
            onPress={() => onSwap({ ...row, opening: asModule }, `Måttet läses som ${module}.`)}
          >
            Läs som {module}
          </RowButton>
        </>
      )}
    </>
  );
}

/** The same opening on whatever else it can be measured: a module only where it is a whole one. */
function otherMeasures(opening: Opening): string {
  return measures
    .filter((measure) => measure !== opening.measure)
    .map((measure) => convertOpening(opening, measure))
    .filter((other) => other.measure !== 'module' || isModular(other))
    .map(formatOpening)
    .join(', ');
}

/** What a requirement may mean that was not understood. */
function Guess({
  number,
  row,
  guess: { text, said },
  onSwap,
}: Pick<Props, 'number' | 'row' | 'onSwap'> & { guess: ClassGuess }) {
  const read = { ...row, requirement: text.replaceAll('\u00a0', ' ') };
  return (
    <>
      {said && (
        <span>
          <TechnicalText text={said} />
        </span>
      )}
      <RowButton label={`Läs som ${text}, rad ${number}`} onPress={() => onSwap(read, `Kravet läses som ${text}.`)}>
        Läs som <TechnicalText text={text} />
      </RowButton>
    </>
  );
}

/** Where no product fulfils a row: the one that comes nearest, and the way to the reasons of all. */
function Nearest({ judged: { nearest, whole, group } }: Pick<Props, 'judged'>) {
  if (!whole) return null;
  return (
    <>
      {nearest && (
        <span>
          Närmast: <a href={paths.productByKey(nearest.product.key)}>{nearest.product.title}</a>.{' '}
          <TechnicalText text={nearest.reason} />
        </span>
      )}
      <a href={paths.classesFor(whole, group?.id)}>Se varför</a>
    </>
  );
}

type SpreadProps = Pick<Props, 'row' | 'alike' | 'onSpread'> & { title: string };

/** Gives the product of a row to those that ask for the same. */
function Spread({ row, alike, onSpread, title }: SpreadProps) {
  const others = `${alike} ${alike === 1 ? 'rad' : 'rader'} till`;
  return (
    <RowButton label={`Välj ${title} i ${others} med ${row.requirement}`} onPress={() => onSpread(title)}>
      {`Välj den i ${others} med samma krav`}
    </RowButton>
  );
}

function Acts({ number, isFull, onFull, onDuplicate, onRemove }: Props) {
  return (
    <span className="schedule-acts">
      <button
        type="button"
        className="schedule-more"
        aria-label={`Alla fält, rad ${number}`}
        aria-expanded={isFull}
        onClick={onFull}
      >
        Alla fält
      </button>
      <button type="button" aria-label={`Duplicera rad ${number}`} onClick={onDuplicate}>
        Duplicera
      </button>
      <button type="button" aria-label={`Ta bort rad ${number}`} onClick={onRemove}>
        Ta bort
      </button>
    </span>
  );
}
