export { stepsOf } from './stepsOf';
export { usePageView } from './usePageView';
export { Tool, ToolGroup, ViewerToolbar } from './ViewerToolbar';
