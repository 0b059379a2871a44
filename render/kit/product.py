"""What a scene is told of a product: its data file, the same that the drawing is made from.

Plain Python without Blender: `python3 render/kit/product.py` prints every scene's product as JSON, and a test compares
it with the drawing's.
"""
import json
from pathlib import Path

DATA = Path(__file__).resolve().parents[2] / 'src' / 'catalogue' / 'data'

#: Depth of a profile in mm where no source states one: the picture shows a principle.
USUAL_DEPTH = 60


def read(category, number):
    """The data file as it is."""
    return json.loads((DATA / category / f'{number}.json').read_text(encoding='utf-8'))


def product(category, number):
    """Kind, elevation with everything that it leaves to defaults, depth and skin; sizes in mm."""
    data = read(category, number)
    facts = data['facts']
    depth = (facts.get('frameDepth') or facts.get('profileDepth') or {}).get('value', USUAL_DEPTH)
    given = {**data['elevation'], 'type': data['kind'], 'skin': data['paint'], 'depth': depth}
    return {**given, **(_door(given) if data['kind'] == 'door' else {})}


def _door(given):
    """Handle, swing and hinges as src/drawings/model decides them."""
    handle = given.get('handle', 'lever')
    swing = given.get('swing', 'away' if handle == 'panic' else 'towards')
    single = given['leaves'] == 1
    active = given.get('hinged', 'left' if single else 'right')
    sides = [active] if single else ['left', 'right']
    return {'handle': handle, 'swing': swing, 'hinges': [{'side': side, 'active': side == active} for side in sides],
            'sidelightSide': given.get('sidelightSide', 'left'), 'sidelight': given.get('sidelight', 0), 'overlight': given.get('overlight', 0)}


def everything():
    return {f'{folder.name}-{file.stem}': product(folder.name, int(file.stem)) for folder in sorted(DATA.iterdir()) for file in sorted(folder.glob('*.json'))}


if __name__ == '__main__':
    print(json.dumps(everything(), ensure_ascii=False, sort_keys=True))
