/**
 * Where the door's glass is on the two cuts of the hero's picture, as shares of its width and height. A test holds that
 * no word covers it at any width: whoever renders the door in another place moves these boxes.
 */
export const heroGlass = {
  wide: { left: 0.525, top: 0.28, right: 0.805, bottom: 0.795 },
  tall: { left: 0.325, top: 0.23, right: 0.735, bottom: 0.66 },
};
