import { Button } from '@patunay/ui';
import { useState } from 'react';
import { useEnvironment } from './useEnvironment';

/** The id of a story, with its args. */
const stories = {
  Dialog: 'components-dialog--small',
  Toast: 'components-toaster--default',
  Panel: 'components-accordion--keyboard',
  Finding: 'patterns-pagesheet--previewed&args=selectedFinding:font',
};

const forms = { 'as it is': 'normal', reduced: 'reduced' };

/** Animated stories, each next to its version with reduced motion. */
export function Motions() {
  const { theme = 'light' } = useEnvironment();
  const [run, setRun] = useState(0);
  return (
    <div className="sb-unstyled motions">
      <Button onClick={() => setRun(run + 1)}>Play again</Button>
      {Object.entries(stories).map(([name, id]) =>
        Object.entries(forms).map(([form, motion]) => (
          <figure key={`${id} ${motion} ${run}`}>
            <figcaption>{`${name}, ${form}`}</figcaption>
            <iframe
              // Stories in iframes with such an id play one after the other, and do not keep focus.
              id={`iframe--${id}-${motion}`}
              title={`${name}, ${form}`}
              loading="lazy"
              data-globals="own"
              src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:${motion}`}
            />
          </figure>
        )),
      )}
    </div>
  );
}
