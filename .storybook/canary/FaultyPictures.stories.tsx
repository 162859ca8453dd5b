import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect } from 'storybook/test';

function Text() {
  return <p>Some text</p>;
}

/** Stories of which no picture can be taken. Only `npm run test:visual:prove` includes them, and expects a sentence about each. */
const meta = {
  title: 'Tests/Faulty pictures',
  component: Text,
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { modes: { dark: { disable: true }, phone: { disable: true } } } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is wrong with this one, whatever was shown before it. */
export const Well: Story = {};

/** As well, and of another size. */
export const Taller: Story = { render: () => <p style={{ blockSize: 120 }}>Some text</p> };

/** It throws while it renders. */
export const Throws: Story = {
  render: () => {
    throw new Error('There is no client.');
  },
};

/** Its play function expects what is not so. */
export const PlayFails: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some text')).toBeDisabled();
  },
};

/** Its play function waits for ever. */
export const NeverFinishes: Story = { play: () => new Promise<void>(() => undefined) };

/** An animation without an end, which no style sheet ends for who wants less motion: a script began it. */
export const SpinsForEver: Story = {
  play: ({ canvas }) => {
    const spin = { id: 'planted', duration: 700, iterations: Infinity };
    canvas.getByText('Some text').animate({ rotate: ['0turn', '1turn'] }, spin);
  },
};

function Ticker() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let request: number;
    const tick = (time: number) => {
      if (ref.current) ref.current.textContent = String(time);
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, []);
  return <p ref={ref} />;
}

/** A script draws something else in every frame. */
export const MovesForEver: Story = { render: () => <Ticker /> };

/** It asks a server. */
export const AsksTheNetwork: Story = {
  play: async () => {
    await fetch('https://ocr.invalid/v1/ocr').catch(() => undefined);
  },
};

/** It asks for a file that is not there. */
export const AsksInVain: Story = {
  play: async () => {
    await fetch('./no-such-file.json');
  },
};

/** Its image is none. */
export const BrokenImage: Story = {
  render: () => <img src="data:image/png;base64,AAAA" alt="Nothing" />,
};
