import { CodeBlock } from '../../components/CodeBlock';
import { Section, type SectionLayout, type SectionProps } from '../Section';
import { below } from '../../headingLevel';
import styles from './ApiExample.module.css';
import { sampleRequest, sampleResponse } from './sample';

interface ApiEntry {
  /** A method, path, header or field, as written in the request or response. */
  term: string;
  description: string;
}

export interface ApiExampleProps extends Omit<SectionProps, 'title' | 'layout' | 'children'> {
  /** @default 'One call, one answer' */
  title?: string;
  /** @default 'above' */
  layout?: SectionLayout;
}

const requestEntries: readonly ApiEntry[] = [
  { term: 'POST', description: 'Multipart form data, over HTTPS.' },
  { term: '/v1/ocr', description: 'The versioned path.' },
  { term: 'Authorization', description: 'Bearer, then your API key.' },
  { term: 'file', description: 'The document, as a multipart field.' },
];

const responseEntries: readonly ApiEntry[] = [
  { term: 'text', description: 'The text read from the document.' },
  { term: 'confidence', description: 'A number from 0 to 1.' },
  { term: 'document_type', description: 'utility_bill, bank_statement, dti_certificate …' },
];

/**
 * The public API by example: a Python request, its JSON response beside it, and a reference for both below. Renders a
 * `section` with the id `api`; the reference has the id `docs`. For display only: it sends no request.
 *
 * Keyboard: Tab reaches the two samples, the arrow keys scroll them.
 *
 * Accessibility: each sample is a region named by its caption.
 */
export function ApiExample({
  title = 'One call, one answer',
  headingLevel = 2,
  layout = 'above',
  intro = 'A utility bill goes up as a file; its text, a confidence and its document type come back as JSON.',
  ...rest
}: ApiExampleProps) {
  return (
    <Section
      id="api"
      {...rest}
      title={title}
      intro={intro}
      headingLevel={headingLevel}
      layout={layout}
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
        <Entries headingLevel={below(headingLevel)} title="Request" entries={requestEntries} />
        <Entries
          headingLevel={below(headingLevel)}
          title="Response"
          entries={responseEntries}
          className={styles.wide}
        />
      </div>
    </Section>
  );
}

interface EntriesProps {
  title: string;
  headingLevel: ReturnType<typeof below>;
  entries: readonly ApiEntry[];
  className?: string;
}

function Entries({ title, headingLevel, entries, className }: EntriesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={className}>
      <Heading className={styles.heading}>{title}</Heading>
      <dl className={styles.entries}>
        {entries.map(({ term, description }) => (
          <div key={term} className={styles.entry}>
            <dt>
              <code className={styles.term}>{term}</code>
            </dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
