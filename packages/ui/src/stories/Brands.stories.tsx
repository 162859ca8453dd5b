import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Link } from '../components/Link';
import { Logo } from '../components/Logo';
import { Pager } from '../components/Pager';
import { RadioGroup } from '../components/RadioGroup';
import { Stack } from '../components/Stack';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../components/Tabs';
import { TextField } from '../components/TextField';

/** A sample of elements whose colour or radius depends on the brand. */
function BrandBoard() {
  return (
    <Stack>
      <Logo />
      <Card>
        <Stack>
          <div className="sb-row">
            <Button variant="primary">Add Client</Button>
            <Button variant="primary" className="pointed">
              Add Client
            </Button>
            <Button>Export</Button>
            <Button variant="danger">Reject Document</Button>
            <Button variant="primary" disabled>
              Confirm
            </Button>
          </div>
          <div className="sb-row">
            <Link href="#">Review Now</Link>
            <Badge tone="accent">New</Badge>
            <Badge tone="success" icon={<CircleCheck />}>
              Verified
            </Badge>
            <Badge tone="warning" icon={<Clock />}>
              Needs Review
            </Badge>
          </div>
          <Tabs defaultValue="one">
            <TabsList label="Reports">
              <TabsTrigger value="one">Bank Statements</TabsTrigger>
              <TabsTrigger value="two">Utility Bills</TabsTrigger>
            </TabsList>
            <TabsContent value="one">212 documents</TabsContent>
            <TabsContent value="two">64 documents</TabsContent>
          </Tabs>
          <RadioGroup
            label="Client Type"
            defaultValue="individual"
            options={[
              { value: 'individual', label: 'Individual' },
              { value: 'merchant', label: 'Merchant' },
            ]}
          />
          <TextField label="Client Name" className="focused" />
          <Pager label="Pages" pageCount={5} defaultPage={2} />
        </Stack>
      </Card>
    </Stack>
  );
}

/**
 * The preset brands of the toolbar. Each story is checked by axe in the light and the dark theme; a unit test
 * checks every text colour of every preset on the surfaces where it is used, at normal and increased contrast.
 */
const meta = {
  title: 'Foundations/Brands',
  component: BrandBoard,
  tags: ['!autodocs'],
  parameters: {
    pseudo: { hover: '.pointed', focusVisible: '.focused input' },
    docs: { story: { inline: false, height: '480px' } },
    chromatic: {
      modes: { phone: { disable: true } },
      reason: 'A brand changes colours and corners, not the layout.',
    },
  },
} satisfies Meta<typeof BrandBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const showsBrand =
  (name: string, radius: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByText(name)).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: 'Add Client' });
    await expect(button).toHaveStyle({ borderRadius: radius });
  };

/** The product's own brand. */
export const Patunay: Story = {
  globals: { brand: 'patunay' },
  play: showsBrand('Patunay', '5px'),
};

/** An invented bank: plum, with square corners. */
export const Amihan: Story = {
  globals: { brand: 'amihan' },
  play: showsBrand('Amihan Rural Bank', '0px'),
};

/** An invented bank: teal (with white text in the light theme, dark text in the dark theme) and rounded corners. */
export const Habagat: Story = {
  globals: { brand: 'habagat' },
  play: showsBrand('Habagat Bank', '10px'),
};
