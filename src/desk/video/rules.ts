/** The paths of the desk's video pages. */
export const VIDEO_QUEUE_PATH = "/desk/video";
export const videoCallPath = (callId: string) => `${VIDEO_QUEUE_PATH}/${callId}`;

/** How many calls and call-backs the queue shows. */
export const QUEUE_SHOWN = 50;
