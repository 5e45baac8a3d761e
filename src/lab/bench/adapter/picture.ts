export { drawPng as drawHere } from '../../../render/draw.ts';
export { closePictures as closePainter, drawPicture as drawByPainter } from '../../../render/picture.ts';
