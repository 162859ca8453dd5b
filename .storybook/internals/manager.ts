/** What the manager uses of Storybook that it does not document. */
import { Button } from 'storybook/internal/components';

// Imported first, because Storybook's build turns `export … from` into a syntax error.
export { Button };
