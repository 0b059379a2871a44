/** Size of the pictures that other sites show when someone shares a page, in pixels: what they all ask for. */
export const shareSize = { width: 1200, height: 630 };
