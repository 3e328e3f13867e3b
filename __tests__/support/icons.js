// Its code is made by iconTransform.js.
