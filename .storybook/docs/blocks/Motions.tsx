import { Accordion, AccordionHeader, AccordionItem, AccordionContent, Stack } from '@patunay/ui';
import type { CSSProperties } from 'react';

const reduced = { '--pt-duration-fast': '0s', '--pt-duration-slow': '0s' } as CSSProperties;

/** A panel that unfolds, beside one that does so without motion, as for readers who prefer that. */
export function Motions() {
  return (
    <div className="sb-unstyled sb-row">
      {Object.entries({ 'As it is': undefined, Reduced: reduced }).map(([label, style]) => (
        <Stack key={label} style={{ flex: 1, ...style }}>
          <strong>{label}</strong>
          <Accordion>
            <AccordionItem value="panel">
              <AccordionHeader headingLevel={3}>Metadata</AccordionHeader>
              <AccordionContent>The page was scanned at 300 dpi, on letter paper.</AccordionContent>
            </AccordionItem>
          </Accordion>
        </Stack>
      ))}
    </div>
  );
}
