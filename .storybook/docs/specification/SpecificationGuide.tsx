import { Mono, Select } from '@patunay/ui';
import { useId, useState, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { pages, screenNames } from '../../../packages/app/src/pages';
import { storyStore } from '../../internals/browser';
import markdown from '../guides/specification.md?raw';
import type { Proof, Unseen } from './proofs';
import { isSeen, messagesIn, readSpecification } from './sentences';
import type { Block, Sentence } from './sentences';
import styles from './SpecificationGuide.module.css';

const { title, sections } = readSpecification(markdown);
const sentences = sections.flatMap(({ blocks }) => blocks.flatMap(({ sentences }) => sentences));
const seen = sentences.flatMap(({ proofs }) => proofs).filter(isSeen);

/** The built app is beside Storybook's folder; in development, it has a server of its own. */
const appHref = (address: string) =>
  import.meta.env.DEV ? `http://localhost:5173${address}` : `..${address}`;

const screenOf = ({ address }: Proof) =>
  screenNames.find((name) =>
    matchPath(pages[name].path, new URL(address, location.href).pathname),
  ) ?? 'Error page';

function storyName(id: string) {
  const { title = '', name = '' } = storyStore().storyIndex.entries[id] ?? {};
  return `${title.split('/').at(-1)}: ${name}`;
}

const unique = (values: string[]) => [...new Set(values)];
const optionsOf = (values: string[], label = (value: string) => value) =>
  unique(values).map((value) => ({ value, label: label(value) }));

interface Filter {
  screen: string | null;
  state: string | null;
  message: string | null;
}

/** Whether one proof of the sentence is on the screen and shows the state, and the sentence has the message. */
function isMatch({ text, proofs }: Sentence, { screen, state, message }: Filter) {
  return (
    (message === null || messagesIn(text).includes(message)) &&
    ((screen === null && state === null) ||
      proofs.some(
        (proof) =>
          isSeen(proof) &&
          (screen === null || screenOf(proof) === screen) &&
          (state === null || proof.story === state),
      ))
  );
}

/** Wide enough for a story beside the text. */
const wide = matchMedia('(width >= 1000px)');
const onWide = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

const frameName = 'specification-story';
const framedStory = (id: string) => `./iframe.html?id=${id}&viewMode=story`;
const [firstStory = ''] = seen.map(({ story }) => story);

/** The specification, with filters. Each sentence has links to where it can be seen, and names the test that proves it. */
export function SpecificationGuide() {
  const titleId = useId();
  const isWide = useSyncExternalStore(onWide, () => wide.matches);
  const [filter, setFilter] = useState<Filter>({ screen: null, state: null, message: null });
  const isShown = (sentence: Sentence) => isMatch(sentence, filter);
  const count = sentences.filter(isShown).length;
  return (
    // Labelled, because the story in the frame may have a `main` of its own.
    <main className={`sb-unstyled ${styles.guide}`} aria-labelledby={titleId}>
      <h1 id={titleId}>{title}</h1>
      <div className={styles.filters}>
        <Select
          label="Screen"
          placeholder="All screens"
          options={optionsOf(seen.map(screenOf))}
          value={filter.screen}
          onValueChange={(screen) => setFilter({ ...filter, screen })}
        />
        <Select
          label="State"
          placeholder="All states"
          options={optionsOf(
            seen.map(({ story }) => story),
            storyName,
          ).toSorted((one, other) => one.label.localeCompare(other.label))}
          value={filter.state}
          onValueChange={(state) => setFilter({ ...filter, state })}
        />
        <Select
          label="Message"
          placeholder="All messages"
          options={optionsOf(sentences.flatMap(({ text }) => messagesIn(text)))}
          value={filter.message}
          onValueChange={(message) => setFilter({ ...filter, message })}
        />
      </div>
      <p role="status" className={styles.muted}>
        {`${count} of ${sentences.length} sentences`}
      </p>
      {sections.map(({ number, heading, blocks }) => {
        const shown = blocks.filter(({ sentences }) => sentences.some(isShown));
        return (
          shown.length > 0 && (
            <section key={number}>
              {heading && <h2 id={`section-${number}`}>{heading}</h2>}
              {shown.map((block, index) => (
                <Part key={index} {...block} isShown={isShown} isFramed={isWide} />
              ))}
            </section>
          )
        );
      })}
      {isWide && (
        <div className={`docs-frame ${styles.frame}`}>
          <iframe
            // The prefix makes the story give focus back when it has played.
            id="iframe--specification"
            name={frameName}
            title="Story"
            src={framedStory(firstStory)}
          />
        </div>
      )}
    </main>
  );
}

interface PartProps extends Block {
  isShown: (sentence: Sentence) => boolean;
  /** Whether stories open in the frame beside the text. */
  isFramed: boolean;
}

/** A paragraph, list item or row of a table. */
function Part({ kind, route, sentences, isShown, isFramed }: PartProps) {
  return (
    <div className={styles.part} data-kind={kind}>
      {route && <Mono>{route}</Mono>}
      <ul role="list">
        {sentences.filter(isShown).map(({ text, proofs }) => (
          <Statement key={text} text={text} proofs={proofs} isFramed={isFramed} />
        ))}
      </ul>
    </div>
  );
}

function Statement({ text, proofs, isFramed }: Sentence & { isFramed: boolean }) {
  const id = useId();
  return (
    <li>
      <p id={id}>{text}</p>
      {proofs.map((proof) => (
        <Where key={proof.words} proof={proof} sentenceId={id} isFramed={isFramed} />
      ))}
    </li>
  );
}

interface WhereProps {
  proof: Proof | Unseen;
  sentenceId: string;
  isFramed: boolean;
}

function Where({ proof, sentenceId, isFramed }: WhereProps) {
  const { test } = proof;
  return (
    <div className={styles.where}>
      {isSeen(proof) ? (
        <>
          <a
            aria-describedby={sentenceId}
            href={isFramed ? framedStory(proof.story) : `./?path=/story/${proof.story}`}
            target={isFramed ? frameName : '_top'}
          >
            {`Story ${storyName(proof.story)}`}
          </a>
          <a aria-describedby={sentenceId} href={appHref(proof.address)} target="app">
            {`App ${proof.address}`}
          </a>
          {proof.then && <span>{proof.then}</span>}
        </>
      ) : (
        <span>{`Not to be seen: ${proof.unseen}`}</span>
      )}
      {test && <span className={styles.muted}>{`Test ${test}`}</span>}
    </div>
  );
}
