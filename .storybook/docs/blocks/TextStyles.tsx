import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  Badge,
  Button,
  Mono,
  PageHeader,
  TextField,
} from '@patunay/ui';

interface SampleProps {
  name: string;
  /** Selects the element that has the text. */
  selector: string;
  children: ReactNode;
}

function Sample({ name, selector, children }: SampleProps) {
  const sample = useRef<HTMLTableCellElement>(null);
  const [style, setStyle] = useState({ fontSize: '', lineHeight: '', fontWeight: '' });
  useLayoutEffect(() => {
    const element = sample.current?.querySelector(selector);
    if (!element) throw new Error(`${name} renders no ${selector}.`);
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
    setStyle({ fontSize, lineHeight, fontWeight });
  }, [name, selector]);
  const pixels = (length: string) => `${Number(parseFloat(length).toFixed(1))} px`;
  return (
    <tr>
      <td>{name}</td>
      <td className="token-pixels">{pixels(style.fontSize)}</td>
      <td className="token-pixels">{pixels(style.lineHeight)}</td>
      <td>{style.fontWeight}</td>
      <td ref={sample}>{children}</td>
    </tr>
  );
}

/** Texts of components, each with its size, line height and weight, as this browser computes them. */
export function TextStyles() {
  return (
    <div className="sb-unstyled token-sheet">
      <table>
        <thead>
          <tr>
            <th>Text</th>
            <th>Size</th>
            <th>Line height</th>
            <th>Weight</th>
            <th>Sample</th>
          </tr>
        </thead>
        <tbody>
          <Sample name="Page heading" selector="h1">
            <PageHeader title="Proof of address" />
          </Sample>
          <Sample name="Heading of a panel" selector="button">
            <Accordion>
              <AccordionItem value="panel">
                <AccordionHeader headingLevel={4}>Evidence sufficiency</AccordionHeader>
              </AccordionItem>
            </Accordion>
          </Sample>
          <Sample name="Label" selector="label">
            <TextField label="Name of the client" />
          </Sample>
          <Sample name="Value of a field" selector="input">
            <TextField label="Name of the client" defaultValue="Maria Ibañez" />
          </Sample>
          <Sample name="Button" selector="button">
            <Button>Add client</Button>
          </Sample>
          <Sample name="Badge" selector="span">
            <Badge>Needs review</Badge>
          </Sample>
          <Sample name="Date, identifier" selector="span">
            <Mono>CL-1001</Mono>
          </Sample>
        </tbody>
      </table>
    </div>
  );
}
