import type { Review } from '../data.ts';
import { commentOf, countDecisions } from './comment.ts';
import { copy } from './copy.ts';
import type { Decided } from './decided.ts';
import { $ } from './html.ts';

/** Updates the baselines of what is right. */
const command = 'npx visual --update --decisions decisions.json';

interface Options {
  review: Review;
  decided: Decided;
  /** Called when decisions were loaded from a file. */
  onLoad: () => void;
}

/**
 * Called once: the dialog that exports the decisions as Markdown, as a file and as a command, and loads a file.
 *
 * @returns opens it
 */
export function listenToResult({ review, decided, onLoad }: Options): () => void {
  const { changes } = review;
  const say = (text: string) => void ($('result-status').textContent = text);

  function render() {
    $('result-counts').textContent = `${countDecisions(changes, decided.of)}.`;
    URL.revokeObjectURL($('save-decisions').href);
    const file = new Blob([decided.toFile()], { type: 'application/json' });
    $('save-decisions').href = URL.createObjectURL(file);
  }

  async function copyText(text: string, what: string) {
    say((await copy(text)) ? `${what} copied` : 'The browser does not allow copying');
  }

  async function load() {
    const [file] = $('decisions-file').files ?? [];
    if (!file) return;
    const loaded = decided.load(await file.text());
    // The same file can be chosen again.
    $('decisions-file').value = '';
    if (!loaded) return say(`${file.name} is not a decisions file`);
    onLoad();
    render();
    const { taken, of } = loaded;
    say(
      taken === of
        ? `${taken} loaded`
        : `${taken} of ${of} loaded; the others are about other pixels`,
    );
  }

  function show() {
    render();
    say('');
    $('result').showModal();
  }

  $('command').textContent = command;
  $('show-result').addEventListener('click', show);
  $('copy-comment').addEventListener('click', () =>
    copyText(commentOf(review, decided.of), 'Comment'),
  );
  $('copy-command').addEventListener('click', () => copyText(command, 'Command'));
  $('load-decisions').addEventListener('click', () => $('decisions-file').click());
  $('decisions-file').addEventListener('change', load);
  return show;
}
