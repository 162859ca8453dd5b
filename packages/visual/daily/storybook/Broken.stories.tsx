import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

function Text() {
  return <p>Some text</p>;
}

/** Stories that each fail in a different way, which the visual tests must report, and two valid ones. */
const meta = { title: 'Tests/Broken', component: Text } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A valid story, which must pass whichever story ran before it. */
export const Well: Story = {};

/** A valid story with a different height. */
export const Taller: Story = { render: () => <p style={{ blockSize: 120 }}>Some text</p> };

/** It throws while rendering. */
export const Throws: Story = {
  render: () => {
    throw new Error('There is no client.');
  },
};

/** Its play function fails. */
export const PlayFails: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some text')).toBeDisabled();
  },
};

/** Its play function never resolves. */
export const NeverFinishes: Story = { play: () => new Promise<void>(() => undefined) };

/** An endless animation, started by a script, which ignores reduced motion. */
export const SpinsForEver: Story = {
  play: ({ canvas }) => {
    const spin = { id: 'planted', duration: 700, iterations: Infinity };
    canvas.getByText('Some text').animate({ rotate: ['0turn', '1turn'] }, spin);
  },
};

/** Every frame is different. */
export const MovesForEver: Story = {
  play: ({ canvas }) => {
    const text = canvas.getByText('Some text');
    const tick = (time: number) => {
      text.textContent = String(time);
      requestAnimationFrame(tick);
    };
    tick(0);
  },
};

/** It makes a network request. */
export const UsesTheNetwork: Story = {
  play: async () => {
    await fetch('https://ocr.invalid/v1/ocr').catch(() => undefined);
  },
};

/** It requests a missing file. */
export const RequestsAMissingFile: Story = {
  play: async () => {
    await fetch('./no-such-file.json');
  },
};

/** Its image is broken. */
export const BrokenImage: Story = {
  render: () => <img src="data:image/png;base64,AAAA" alt="Nothing" />,
};

/** No pinned font has its letter. */
export const MissingGlyph: Story = { render: () => <p>A page of 漢</p> };

/** What changes with time and chance is fixed: each time it mounts, it gets the same. */
export const Clock: Story = {
  render: function Render() {
    const [values] = useState(() => [
      Date(),
      new Date().getTime(),
      Date.now(),
      new Intl.DateTimeFormat('en').format(),
      Math.random(),
      crypto.randomUUID(),
      crypto.getRandomValues(new Uint32Array(2)),
    ]);
    return <p>{values.join(' ')}</p>;
  },
};

/** It shows another number each time. */
export const ReadsAClock: Story = { render: () => <p>{performance.now()}</p> };

/** Its contrast is too low in dark mode only. */
export const DarkContrast: Story = {
  render: () => (
    <p style={{ colorScheme: 'light dark', color: 'light-dark(#000, #333)', background: 'Canvas' }}>
      Some text
    </p>
  ),
};

/** Its focus ring is in the screenshot. */
export const Focus: Story = { render: () => <button type="button">Some text</button> };
