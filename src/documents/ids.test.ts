import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { covers, formatFireClass, parseFireClasses, type FireClass } from '../catalogue/fireClass.ts';
import { idsFile, ratingPattern } from './ids.ts';

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
      (required, offered, more) => {
        const expected = covers({ classes: [offered] }, { classes: [required] }).answer === 'yes';
        const spaced = formatFireClass(offered).replace('\u00a0', ' ');
        expect(fits(ratingPattern([required]), spaced + more)).toBe(expected);
        // EI120 is EI 120, whoever writes it: without a space an index is read only where it has to be.
        const [read] = parseFireClasses(spaced.replace(' ', '')).classes;
        const tight = read !== undefined && covers({ classes: [read] }, { classes: [required] }).answer === 'yes';
        expect(fits(ratingPattern([required]), spaced.replace(' ', '') + more) || !tight).toBe(true);
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
  const text = idsFile(parseFireClasses('EI2 60-S200C5, Rw 37'), {
    elements,
    author: 'info@eldgrans.example',
    date: '2026-11-21',
  });
  const parts = text.split('<specification ').slice(1);
  const asked = (part = '') => Array.from(part.matchAll(/<baseName>\s*<simpleValue>(\w+)/g), ([, name]) => name);
  expect(parts.map(asked)).toEqual([
    ['FireRating', 'SmokeStop', 'SelfClosing', 'AcousticRating'],
    ['FireRating', 'SmokeStop', 'AcousticRating'],
    ['FireRating', 'AcousticRating'],
    ['FireRating', 'AcousticRating'],
  ]);
});

test('a visitor’s text cannot break the file', () => {
  const text = idsFile(parseFireClasses('EI 30 (i→o)'), { elements: ['door'], author: '"><x>&' });
  expect(text).toContain('<author>&quot;&gt;&lt;x&gt;&amp;</author>');
});

/** The part of IDS 1.0 that is used here: names, order and values. A facet of ours is a simple value or a restriction of XML Schema. */
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
  </xs:sequence><xs:attribute name="name" use="required"/><xs:attribute name="ifcVersion" fixed="IFC2X3 IFC4 IFC4X3_ADD2"/></xs:complexType>
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

test.each(['EI2 60-S200C5, Rw 37', 'EI2 15/EW 60-S200C3', 'REI 60 (i→o)', 'E 30'])(
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
