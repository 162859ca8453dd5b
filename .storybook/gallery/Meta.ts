/**
 * Names the page in the sidebar. Storybook reads the title from the file; its own Meta would load all its doc blocks.
 */
export const Meta: (props: { title: string }) => null = () => null;
