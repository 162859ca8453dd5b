import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeBlock } from './CodeBlock';

const meta = {
  title: 'Components/CodeBlock',
  tags: ['data'],
  parameters: { alsoCalled: ['code snippet'] },
  component: CodeBlock,
  args: {
    label: 'Python',
    language: 'python',
    code: 'import requests\n\nwith open("bill.pdf", "rb") as document:\n    print(document.name, 42)',
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A Python sample. */
export const Default: Story = {};

/** JSON keys keep the text colour, so that the values stand out. */
export const Json: Story = {
  parameters: {
    spoken: [
      'group, JSON',
      '{',
      '"text"',
      ':',
      '"Utility bill"',
      ',',
      '"confidence"',
      ':',
      '0.998',
      ',',
      '"verified"',
      ':',
      'true',
      '}',
    ],
  },
  args: {
    label: 'JSON',
    language: 'json',
    code: '{\n  "text": "Utility bill",\n  "confidence": 0.998,\n  "verified": true\n}',
  },
};

/**
 * Long lines scroll inside the block, which is therefore focusable. The focus ring is inset, so that a container with
 * hidden overflow does not clip it.
 */
export const LongLine: Story = {
  args: {
    code: 'response = requests.post("https://api.example.com/v1/ocr", headers={"Authorization": "Bearer YOUR_API_KEY"}, files={"file": document})',
  },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Python' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    box.focus();
    await expect(box).toHaveFocus();
    await expect(box).toHaveStyle({ outlineStyle: 'solid' });
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 380, scale: 0.82, on: 'desk' } },
};
