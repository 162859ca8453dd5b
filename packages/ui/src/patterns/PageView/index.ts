export { PageFoot } from './PageFoot';
export { PageTools } from './PageTools';
export { Stage } from './Stage';
export { stepsOf } from './stepsOf';
export { useViewer } from './useViewer';
export { Tool, ToolGroup, ViewerToolbar } from './ViewerToolbar';
