import react from '@vitejs/plugin-react';

// Without inlined assets: the policy allows no `data:` URLs.
export default { plugins: [react()], build: { assetsInlineLimit: 0 } };
