/** Words by which a row says what it requires beside classes. */

/**
 * What says that no fire class is required: ”–”, ”ingen”, ”utan krav”, ”ej brand”, ”utan brandkrav”, ”Brandklass: nej”.
 */
export const noFireIn =
  /^[-–—](?=,|$)|^(?:ing(?:en|et|a)|n?ej|utan)(?: krav| aktuellt)?$|(?<!\p{L})(?:(?:n?ej|inte|icke|utan|ing(?:en|et|a))(?: krav(?: på)?)? ?brand(?:klass\p{L}*|krav|motstånd|dörr\p{L}*)?|brand(?:klass|krav)?: ?(?:n?ej|ing(?:en|et|a)|[-–—])|oklass(?:ad|at)e?)(?!\p{L})/iu;

/** Sound in measures that no product states: ”DnT,w 35”, ”ljudklass B”. */
export const soundIn = /(?<!\p{L})(?:DnT\W*w[^\d;]{0,9}\d*(?: ?dB)?|ljud\p{L}*\W*(?:klass )?[A-D])(?![\p{L}\d])/giu;
