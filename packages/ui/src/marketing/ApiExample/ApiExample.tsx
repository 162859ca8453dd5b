import { useId } from 'react';
import { CodeBlock } from '../../components/CodeBlock';
import { Section, type SectionProps } from '../Section';
import styles from './ApiExample.module.css';
import { sampleRequest, sampleResponse } from './sample';

interface ApiEntry {
  /** As it is written in the call. */
  term: string;
  description: string;
}

export interface ApiExampleProps extends Omit<SectionProps, 'heading' | 'children'> {
  /** @default 'One call, one answer' */
  heading?: string;
}

const requestEntries: readonly ApiEntry[] = [
  { term: 'POST', description: 'The method.' },
  { term: '/v1/ocr', description: 'The path, with the version first.' },
  { term: 'Authorization', description: 'The header: Bearer, then your API key.' },
  { term: 'file', description: 'The multipart field that holds the document.' },
];

const responseEntries: readonly ApiEntry[] = [
  { term: 'text', description: 'What the document says.' },
  { term: 'confidence', description: 'How sure the reading is, from 0 to 1.' },
  { term: 'document_type', description: 'What kind of document it is.' },
];

/**
 * The public API by example: Python on a dark sheet, its JSON answer beside it, and a reference of
 * both below. Renders a `section` with the id `api`; the reference has the id `docs`.
 * Text only: nothing in it runs or calls anything.
 *
 * Keyboard: Tab reaches the two samples, the arrow keys scroll them.
 *
 * Accessibility: each sample is a region named by its caption.
 */
export function ApiExample({ heading = 'One call, one answer', ...rest }: ApiExampleProps) {
  return (
    <Section
      id="api"
      layout="above"
      intro="Send a document. Read the JSON."
      {...rest}
      heading={heading}
    >
      <div className={styles.sheet}>
        <CodeBlock label="Python" language="python" code={sampleRequest} />
        <CodeBlock
          label="JSON answer"
          language="json"
          code={sampleResponse}
          className={styles.answer}
        />
      </div>
      <div id="docs" className={styles.reference}>
        <Entries heading="Request" entries={requestEntries} />
        <Entries heading="Response" entries={responseEntries} />
      </div>
    </Section>
  );
}

function Entries({ heading, entries }: { heading: string; entries: readonly ApiEntry[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <dl>
        {entries.map(({ term, description }) => (
          <div key={term} className={styles.entry}>
            <dt>
              <code className={styles.term}>{term}</code>
            </dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
