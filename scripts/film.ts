/** `npm run film`, which is a part of the pictures' kit. */
import '../render/film.ts';
