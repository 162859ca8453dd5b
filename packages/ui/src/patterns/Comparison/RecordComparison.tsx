import { VisuallyHidden } from '../../components/VisuallyHidden';
import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import type { ComparedRecord } from '../../domain';
import { frameAround } from './frame';
import { compareLetters, differencesInWords } from './letters';
import type { Run } from './letters';
import { PlaceFigure } from './PlaceFigure';
import styles from './RecordComparison.module.css';

export interface RecordComparisonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the finding. */
  name: string;
  /** The printed text, its place, and the text on file. */
  comparison: Pick<ComparedRecord, 'printed' | 'printedAt' | 'onFile'>;
  /** Returns the URL of a page's image. */
  pageImage: (page: number) => string;
}

/** The height of a text's box, as a share of its font size: from the capitals' top to the descenders. */
const boxHeight = 0.92;

/**
 * A printed text and the text on file, letter by letter, in the size of the letters on the page. Letters that differ
 * are boxed, missing ones leave a dashed gap, and a sentence says the difference. Renders a `div`. For two places of
 * the document use CropComparison.
 *
 * Accessibility: a group named after the finding. The sentence says what the boxes and gaps show; case is ignored.
 */
export function RecordComparison({
  name,
  comparison: { printed, printedAt, onFile },
  pageImage,
  className,
  style,
  ...rest
}: RecordComparisonProps) {
  const frame = frameAround([printedAt]);
  const compared =
    printed !== undefined && onFile !== undefined ? compareLetters(printed, onFile) : undefined;
  const letterSize = frame && printedAt ? printedAt.height / boxHeight / frame.width : 0;
  const letterCount = Math.max(1, printed?.length ?? 0, onFile?.length ?? 0);
  return (
    <div
      role="group"
      aria-label={`Comparison: ${name}`}
      {...rest}
      style={
        {
          '--pt-letter-size': letterSize,
          '--pt-letter-count': letterCount,
          ...style,
        } as CSSProperties
      }
      className={clsx(styles.root, className)}
    >
      <PlaceFigure
        name={`Printed: ${printed ?? name}`}
        label="On the page"
        place={printedAt}
        frame={frame}
        pageImage={pageImage}
      />
      <dl className={styles.texts}>
        <Side term="Printed" text={printed} runs={compared?.printed} absent="Nothing was read." />
        <Side term="On file" text={onFile} runs={compared?.onFile} absent="No value on file." />
      </dl>
      {compared && <p className={styles.words}>{differencesInWords(compared.differences)}</p>}
    </div>
  );
}

interface SideProps {
  term: string;
  text: string | undefined;
  runs: readonly Run[] | undefined;
  /** What is said if there is no text. */
  absent: string;
}

function Side({ term, text, runs, absent }: SideProps) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      {text === undefined ? (
        <dd className={styles.absent}>{absent}</dd>
      ) : (
        <dd dir="auto" className={styles.text}>
          {/* A screen reader would read the runs as separate words. */}
          <VisuallyHidden>{text}</VisuallyHidden>
          <span aria-hidden>
            {(runs ?? [{ kind: 'same', text } satisfies Run]).map((run, index) => (
              <Letters key={index} {...run} />
            ))}
          </span>
        </dd>
      )}
    </div>
  );
}

function Letters({ kind, text }: Run) {
  if (kind === 'same') return text;
  if (kind === 'different') return <mark className={styles.different}>{text}</mark>;
  // As wide as the missing letters, so that both lines stay aligned. Unlike an empty box, no-break spaces do not let the
  // line break beside them.
  return <span className={styles.gap}>{'\u00A0'.repeat([...text].length)}</span>;
}
