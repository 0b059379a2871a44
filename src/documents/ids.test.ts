import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { coversClass, formatFireClass, parseFireClasses, type FireClass } from '../catalogue/classes/fireClass.ts';
import { products } from '../catalogue/products.ts';
import { drawPart } from '../drawings/model/drawProduct.ts';
import { idsFile, ratingPattern } from './ids.ts';
import { productIfc } from './productIfc.ts';
import { modelOf } from './productModel.ts';

const elements = ['door', 'window', 'curtain-wall', 'roof'] as const;
const fireClass: fc.Arbitrary<FireClass> = fc
  .record({
    letters: fc.constantFrom('E', 'EW', 'EI', 'RE', 'REW', 'REI'),
    index: fc.constantFrom(undefined, 1, 2),
    minutes: fc.constantFrom(15, 20, 30, 60, 90, 120),
  })
  .map(
    ({ letters, index, minutes }) => ({ letters, minutes, ...(index && letters === 'EI' && { index }) }) as FireClass,
  );

/** As IDS asks: the pattern has to fit the whole value. */
const fits = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`, 'u').test(value);

test('a rating fits exactly where its class covers the requirement, however it is spelled', () => {
  fc.assert(
    fc.property(
      fireClass,
      fireClass,
      fc.constantFrom('', '-S200C5', ', Rw 37 dB', ' (i→o)', '-C'),
      fc.boolean(),
      (required, offered, more, opens) => {
        const expected = coversClass(offered, required, opens).answer === 'yes';
        const spaced = formatFireClass(offered).replace('\u00a0', ' ');
        expect(fits(ratingPattern([required], opens), spaced + more)).toBe(expected);
        // EI120 is EI 120, whoever writes it: without a space an index is read only where it has to be.
        const [read] = parseFireClasses(spaced.replace(' ', '')).classes;
        const tight = read !== undefined && coversClass(read, required, opens).answer === 'yes';
        expect(fits(ratingPattern([required], opens), spaced.replace(' ', '') + more) || !tight).toBe(true);
      },
    ),
  );
});

test.each(['EI 25', 'A60', 'EI 6', 'EI 600', 'EI', '60', ''])('%s fulfils nothing', (rating) => {
  expect(fits(ratingPattern(parseFireClasses('E 15').classes), rating)).toBe(false);
});

test('two classes at once are fulfilled by themselves, and by one that covers both', () => {
  const pattern = ratingPattern(parseFireClasses('EI2 15/EW 60').classes);
  expect(
    ['EI2 15/EW 60', 'EI2 15/EW 60-S200C3', 'EI2 60', 'EI1 90'].filter((rating) => fits(pattern, rating)),
  ).toHaveLength(4);
  expect(['EI2 15', 'EW 60', 'EI 60'].filter((rating) => fits(pattern, rating))).toEqual([]);
});

test('asks of doors what only doors have', () => {
  const text = idsFile(parseFireClasses('EI2 60-S200C5, Rw 37, RC 3'), {
    elements,
    author: 'info@eldgrans.example',
    date: '2026-11-21',
  });
  const parts = text.split('<specification ').slice(1);
  const asked = (part = '') => Array.from(part.matchAll(/<baseName>\s*<simpleValue>(\w+)/g), ([, name]) => name);
  expect(parts.map(asked)).toEqual([
    ['FireRating', 'SmokeStop', 'SelfClosing', 'AcousticRating', 'SecurityRating'],
    ['FireRating', 'SmokeStop', 'AcousticRating', 'SecurityRating'],
    ['FireRating', 'AcousticRating'],
    ['FireRating', 'AcousticRating'],
  ]);
});

/** The pattern that a file for a door asks of one property. */
const asksOf = (requirement: string, name: string) =>
  new RegExp(`<simpleValue>${name}<.*?<xs:pattern value="(.*?)"`, 's').exec(
    idsFile(parseFireClasses(requirement), { elements: ['door'] }),
  )?.[1] ?? '';

test('promises no more than it checks, and hands on the rest', () => {
  const text = idsFile(parseFireClasses("EI 30 (i→o)-S200C5, Rw 35, R'w 40, RC 3"), {
    elements: ['door', 'curtain-wall'],
  });
  const door = 'EI 30, brandgastät, självstängande, Rw 35 dB, RC 3';
  expect(text).toContain(`<title>Brandkrav ${door}</title>`);
  const names = Array.from(text.matchAll(/<specification name="(.*?)"/g), ([, name]) => name);
  expect(names).toEqual([`Dörrar: ${door}`, 'Glaspartier och fasader: EI 30, Rw 35 dB']);
  const whole = 'Kravet är EI 30 (i→o)-S200C5, Rw 35 dB, R’w 40 dB, RC 3.';
  expect(text).toContain(` instructions="${whole} Filen kontrollerar bara: ${door}."`);
  expect(text).toContain(` instructions="${whole} Filen kontrollerar bara: EI 30, Rw 35 dB."`);
  expect(idsFile(parseFireClasses('EI 30, RC 3'), { elements: ['door'] })).not.toContain('Kravet är');
});

test.each([35, 99, 120])('a sound reduction of %i dB is fulfilled by no less, and not by nothing', (rw) => {
  const pattern = asksOf(`EI 30, Rw ${rw}`, 'AcousticRating');
  expect([`Rw ${rw} dB`, `Rw=${rw}`, String(rw)].filter((rating) => !fits(pattern, rating))).toEqual([]);
  expect(['', 'Rw', `Rw ${rw - 1} dB`].filter((rating) => fits(pattern, rating))).toEqual([]);
});

test('a U-value is named as part of the requirement, and not checked', () => {
  const text = idsFile(parseFireClasses('EI 60, Ucw 1,3'), { elements: ['curtain-wall'] });
  expect(text).toContain('Kravet är EI 60, Ucw 1,3 W/(m²·K). Filen kontrollerar bara: EI 60.');
  expect(text.match(/Ucw/g)).toHaveLength(1);
});

test('a class against burglary is fulfilled by no less, and one of several by the lowest', () => {
  const pattern = asksOf('EI 30, RC 2', 'SecurityRating');
  expect(
    ['RC 2', 'RC2', 'RC 3', 'RC 6 (EN 1627)', 'RC 2–RC 3', 'RC 2, EN 1627'].filter((rating) => !fits(pattern, rating)),
  ).toEqual([]);
  expect(
    ['', 'RC', 'RC 1', 'RC 1–RC 3', 'RC 2 N', 'RC2N', 'RC 22', 'WK 2'].filter((rating) => fits(pattern, rating)),
  ).toEqual([]);
});

test('our own models fulfil the lowest class against burglary that they have, and no higher one', async () => {
  const models = products.map(modelOf).flatMap((model) => {
    const { burglary } = model.product.facts;
    return burglary && 'min' in burglary ? [{ model, least: burglary.min }] : [];
  });
  expect(models).not.toEqual([]);
  for (const { model, least } of models) {
    const text = await productIfc({ ...model, part: drawPart(model.spec) });
    const [, rating = ''] = /'SecurityRating',[^,]*,IFCLABEL\('(.*?)'\)/.exec(text) ?? [];
    const asked = [least, least + 1].map((rc) => fits(asksOf(`EI 30, RC ${rc}`, 'SecurityRating'), rating));
    expect({ rating, asked }).toEqual({ rating, asked: [true, false] });
  }
});

test('a visitor’s text cannot break the file', () => {
  const text = idsFile(parseFireClasses('EI 30 (i→o)'), { elements: ['door'], author: '"><x>&' });
  expect(text).toContain('<author>&quot;&gt;&lt;x&gt;&amp;</author>');
});

/**
 * The part of IDS 1.0 that is used here: names, order and values. A facet of ours is a simple value or a restriction of
 * XML Schema.
 */
const schema = (restrictions: string) => `
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://standards.buildingsmart.org/IDS"
    targetNamespace="http://standards.buildingsmart.org/IDS" elementFormDefault="qualified">
  <xs:complexType name="facet"><xs:choice>
    <xs:element name="simpleValue" type="xs:string"/>
    <xs:any namespace="http://www.w3.org/2001/XMLSchema" processContents="skip"/>
  </xs:choice></xs:complexType>
  <xs:complexType name="property"><xs:sequence>
    <xs:element name="propertySet" type="facet"/><xs:element name="baseName" type="facet"/><xs:element name="value" type="facet"/>
  </xs:sequence>
    <xs:attribute name="dataType" use="required"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="IFC[A-Z]+"/></xs:restriction></xs:simpleType></xs:attribute>
    <xs:attribute name="cardinality" fixed="required"/><xs:attribute name="instructions"/>
  </xs:complexType>
  <xs:complexType name="specification"><xs:sequence>
    <xs:element name="applicability"><xs:complexType><xs:sequence>
      <xs:element name="entity"><xs:complexType><xs:sequence><xs:element name="name" type="facet"/></xs:sequence></xs:complexType></xs:element>
    </xs:sequence><xs:attribute name="minOccurs" fixed="0"/><xs:attribute name="maxOccurs" fixed="unbounded"/></xs:complexType></xs:element>
    <xs:element name="requirements"><xs:complexType><xs:sequence>
      <xs:element name="property" type="property" maxOccurs="unbounded"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence><xs:attribute name="name" use="required"/><xs:attribute name="ifcVersion" fixed="IFC2X3 IFC4 IFC4X3_ADD2"/><xs:attribute name="instructions"/></xs:complexType>
  <xs:element name="ids"><xs:complexType><xs:sequence>
    <xs:element name="info"><xs:complexType><xs:sequence>
      <xs:element name="title"/><xs:element name="description"/>
      <xs:element name="author" minOccurs="0"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[^@]+@.+\\..+"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="date" type="xs:date" minOccurs="0"/><xs:element name="purpose"/>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="specifications"><xs:complexType><xs:sequence>
      <xs:element name="specification" type="specification" maxOccurs="unbounded"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
  ${restrictions}
</xs:schema>`;

test.each(['EI2 60-S200C5, Rw 37, RC 2', 'EI2 15/EW 60-S200C3', "REI 60 (i→o), Rw 120, R'w 35", 'E 30'])(
  'a file for %s is what the schema asks for, and its patterns are those of XML Schema',
  async (requirement) => {
    const text = idsFile(parseFireClasses(requirement), {
      elements,
      author: 'info@eldgrans.example',
      date: '2026-11-21',
    });
    const patterns = Array.from(text.matchAll(/<xs:restriction.*<\/xs:restriction>/g), ([found]) => found);
    const types = patterns.map(
      (restriction, index) => `<xs:simpleType name="pattern${index}">${restriction}</xs:simpleType>`,
    );
    const { errors } = await validateXML({
      xml: [{ fileName: 'requirement.ids', contents: text }],
      schema: [schema(types.join(''))],
    });
    expect(errors).toEqual([]);
    expect(patterns.length).toBeGreaterThan(0);
  },
);
