import { Fragment, memo, useState } from 'react';
import type { ClipboardEvent, CSSProperties, ReactNode } from 'react';
import type { PageTextBlock, PageTextLine } from '../../domain';
import { boxOnSheet } from './boxes';
import type { HeadingLevel } from '../../headingLevel';
import { fitWords, fontSizeOf } from './fitWord';
import type { Mark } from './marks';
import { isShown, marksInText } from './marksInText';
import styles from './PageSheet.module.css';
import { SelectionTools } from './SelectionTools';
import type { SelectionToolsProps } from './SelectionTools';
import { selectedText } from './selectedText';
import { sheetOf } from './textElements';
import type { PageRotation } from './types';
import { useDragSelection } from './useDragSelection';

interface TextLayerProps extends Omit<SelectionToolsProps, 'layer'> {
  headingLevel: HeadingLevel;
  marks: readonly Mark[];
  renderMark: (mark: Mark) => ReactNode;
}

/** Copies only the printed text, with tabs between cells. */
function copySelected(event: ClipboardEvent<HTMLElement>) {
  const sheet = sheetOf(event.currentTarget);
  const text = sheet && selectedText(sheet);
  if (!text) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
}

/** The marks that are read before or after a line. */
type MarksOf = (line: PageTextLine) => { before: ReactNode; after: ReactNode };

/**
 * The text of a page over its picture: transparent, and exactly where it is printed, so that it can be selected, searched
 * and read aloud. The marks are between the lines, where they are read.
 */
export function TextLayer({
  text,
  headingLevel,
  rotation,
  marks,
  renderMark,
  ...rest
}: TextLayerProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useDragSelection(layer);
  const byLine = marksInText(text, marks);
  const marksOf: MarksOf = (line) => {
    const { before = [], after = [] } = byLine.get(line) ?? {};
    return { before: before.map(renderMark), after: after.map(renderMark) };
  };
  const hasMark = ({ rows }: PageTextBlock) =>
    rows.flat().some((line) => line !== null && byLine.has(line));
  return (
    // Browsers would translate what nobody sees, and move it away from its picture.
    <div ref={setLayer} data-page-text translate="no" className={styles.text} onCopy={copySelected}>
      {text.map((block, index) => (
        <Block
          key={index}
          block={block}
          headingLevel={headingLevel}
          rotation={rotation}
          marksOf={hasMark(block) ? marksOf : undefined}
        />
      ))}
      {layer && <SelectionTools {...rest} layer={layer} text={text} rotation={rotation} />}
    </div>
  );
}

interface BlockProps {
  block: PageTextBlock;
  headingLevel: HeadingLevel;
  rotation: PageRotation;
  /** Omitted for a block without marks, which then renders once. */
  marksOf?: MarksOf;
}

/** Memoized, like the lines: a page can have hundreds, and marks change with each hover. */
const Block = memo(function Block({ block, headingLevel, rotation, marksOf }: BlockProps) {
  const { kind, rows } = block;
  if (!rows.flat().some(isShown)) return null;
  const renderLine = (line: PageTextLine | null) => {
    if (!isShown(line)) return null;
    const around = marksOf?.(line);
    return (
      <>
        {around?.before}
        <Line line={line} rotation={rotation} />
        {around?.after}
      </>
    );
  };
  if (kind === 'table') {
    return (
      <div role="table">
        {rows.map((row, index) => (
          <div key={index} role="row" data-text-row>
            {row.map((cell, column) => (
              <div
                key={column}
                role={index === 0 && isShown(cell) ? 'columnheader' : 'cell'}
                data-text-cell
              >
                {renderLine(cell)}
              </div>
            ))}
          </div>
        ))}
      </div>
    );
  }
  const lines = rows.map((row, index) => (
    <Fragment key={index}>
      <span data-text-row>
        {row.map((line, column) => (
          <span key={column} data-text-cell>
            {renderLine(line)}
          </span>
        ))}
      </span>{' '}
    </Fragment>
  ));
  return kind === 'heading' ? (
    <div role="heading" aria-level={headingLevel}>
      {lines}
    </div>
  ) : (
    <p>{lines}</p>
  );
});

interface LineProps {
  line: PageTextLine;
  rotation: PageRotation;
}

const Line = memo(function Line({ line, rotation }: LineProps) {
  const { x, y, width, height } = boxOnSheet(line, rotation);
  return (
    <span
      data-text-line={rotation + (line.angle ?? 0)}
      className={styles.line}
      style={
        {
          '--pt-line-x': x + width / 2,
          '--pt-line-y': y + height / 2,
          '--pt-line-width': line.width,
          '--pt-line-height': line.height,
          '--pt-line-size': fontSizeOf(line),
          '--pt-line-angle': `${rotation + (line.angle ?? 0)}deg`,
        } as CSSProperties
      }
    >
      {fitWords(line).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span
            dir="auto"
            data-scaled={word.scale !== undefined || undefined}
            className={styles.word}
            style={{
              letterSpacing: `${word.spacing}em`,
              marginLeft: `${word.margin}em`,
              scale: word.scale && `${word.scale} 1`,
            }}
          >
            {word.text}
          </span>
        </Fragment>
      ))}
    </span>
  );
});
