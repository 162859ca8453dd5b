import { Fragment } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { PageText, PageTextBlock, PageTextLine } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { boxOnSheet } from './boxes';
import { fitWords, fontSizeOf } from './fitWord';
import type { Mark } from './marks';
import { isShown, marksInText } from './marksInText';
import styles from './PageSheet.module.css';
import type { PageRotation } from './types';

interface TextLayerProps {
  text: PageText;
  headingLevel: HeadingLevel;
  rotation: PageRotation;
  marks: readonly Mark[];
  renderMark: (mark: Mark) => ReactNode;
}

/**
 * The text of a page over its picture: transparent, and exactly where it is printed, so that it can be selected, searched
 * and read aloud. The marks are between the lines, where they are read.
 */
export function TextLayer({ text, headingLevel, rotation, marks, renderMark }: TextLayerProps) {
  const marksOf = marksInText(text, marks);

  const renderLine = (line: PageTextLine | null) => {
    if (!isShown(line)) return null;
    const { before = [], after = [] } = marksOf.get(line) ?? {};
    return (
      <>
        {before.map(renderMark)}
        <Line line={line} rotation={rotation} />
        {after.map(renderMark)}
      </>
    );
  };

  const renderBlock = ({ kind, rows }: PageTextBlock) => {
    if (!rows.flat().some(isShown)) return null;
    if (kind === 'table') {
      return (
        <div role="table">
          {rows.map((row, index) => (
            <div key={index} role="row" data-text-row>
              {row.map((cell, column) => (
                <div key={column} role={index === 0 ? 'columnheader' : 'cell'} data-text-cell>
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
  };

  return (
    // Browsers would translate what nobody sees, and move it away from its picture.
    <div
      data-page-text
      translate="no"
      data-turned={rotation % 180 !== 0 || undefined}
      className={styles.text}
    >
      {text.map((block, index) => (
        <Fragment key={index}>{renderBlock(block)}</Fragment>
      ))}
    </div>
  );
}

interface LineProps {
  line: PageTextLine;
  rotation: PageRotation;
}

function Line({ line, rotation }: LineProps) {
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
            className={styles.word}
            data-scaled={word.scale !== undefined || undefined}
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
}
