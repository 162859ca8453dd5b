import { Button } from '@patunay/ui';
import { useState } from 'react';

/** Fetched inside of the click: Safari only lets a click write to the clipboard. */
async function copy(file: string) {
  const text = fetch(file).then((response) => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.text();
  });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

const outcomes = { copied: 'Copied.', failed: 'Could not copy: open the file instead.' };

/** Copies the Markdown of a component, for coding agents and chats, and says so. */
export function CopyMarkdown({ file }: { file: string }) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  return (
    <p className="sb-unstyled sb-row">
      <Button
        size="small"
        onClick={() =>
          copy(file).then(
            () => setOutcome('copied'),
            () => setOutcome('failed'),
          )
        }
      >
        Copy as Markdown
      </Button>
      <a href={file} target="_blank">
        Markdown file
      </a>
      <span role="status">{outcome && outcomes[outcome]}</span>
    </p>
  );
}
